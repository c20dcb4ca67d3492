import { useRef, useState } from 'react';
import { PageTitle } from '../../../components/page-title.js';
import { unsavedDraft } from './drafts.js';
import { KeptCard } from './kept-card.js';
import { SetupForm } from './setup-form.js';
import { TEXTS } from './texts.js';
import { useOpenDraft } from './use-open-draft.js';
import './setup.css';

/** The start of a new quiz, with a link to an unsaved one. */
export function CreateSetup() {
  const [kept, setKept] = useState(unsavedDraft);
  const { open, asking } = useOpenDraft();
  const form = useRef<HTMLDivElement>(null);
  const onDiscarded = () => {
    setKept(null);
    // the button that opened the dialog is removed with the card
    setTimeout(() => form.current?.querySelector('input')?.focus());
  };
  return (
    <>
      <PageTitle title={TEXTS.setupTitle} lead={TEXTS.setupLead} />
      {kept && <KeptCard draft={kept} onDiscarded={onDiscarded} />}
      <div ref={form}>
        <SetupForm onReady={open} />
      </div>
      {asking}
    </>
  );
}
