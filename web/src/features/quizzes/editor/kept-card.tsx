import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Confirm } from '../../../components/confirm.js';
import type { Draft } from './draft.js';
import { dropDraft } from './drafts.js';
import { TEXTS } from './texts.js';

/** A link to an unfinished draft. */
export function KeptCard({ draft, onDiscarded }: { draft: Draft; onDiscarded: () => void }) {
  const [asking, setAsking] = useState(false);
  const title = draft.title.trim() || TEXTS.untitled;
  const discard = () => {
    dropDraft();
    onDiscarded();
  };
  return (
    <section className="kept" aria-labelledby="kept-heading">
      <div>
        <h2 id="kept-heading">{TEXTS.draftTitle}</h2>
        <p>{TEXTS.draftText(title, draft.questions.length)}</p>
      </div>
      <div className="kept-acts">
        <Link className="btn primary" to="/quiz/create/questions">
          {TEXTS.draftContinue}
        </Link>
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          {TEXTS.draftDiscard}
        </button>
      </div>
      {asking && (
        <Confirm
          title={TEXTS.discardTitle}
          text={TEXTS.discardText(title)}
          yes={TEXTS.discardYes}
          no={TEXTS.discardNo}
          onYes={discard}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}
