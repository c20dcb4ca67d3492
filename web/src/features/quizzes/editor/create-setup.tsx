import { useState } from 'react';
import { PageTitle } from '../../../components/page-title.js';
import { unsavedDraft } from './drafts.js';
import { KeptCard } from './kept-card.js';
import { SetupForm } from './setup-form.js';
import { TEXTS } from './texts.js';
import { useOpenDraft } from './use-open-draft.js';
import './setup.css';

/** Where a quiz begins, or is found again. */
export function CreateSetup() {
  const [kept, setKept] = useState(unsavedDraft);
  const { open, asking } = useOpenDraft();
  return (
    <>
      <PageTitle title={TEXTS.setupTitle} lead={TEXTS.setupLead} />
      {kept && <KeptCard draft={kept} onDiscarded={() => setKept(null)} />}
      <SetupForm onReady={open} />
      {asking}
    </>
  );
}
