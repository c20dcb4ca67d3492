import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Confirm } from '../../../components/confirm.js';
import type { Draft } from './draft.js';
import { keepDraft, kept } from './drafts.js';
import { TEXTS } from './texts.js';

interface Opening {
  /** Opens a draft in the editor. `touched`: it has changes that the server does not have. */
  open: (draft: Draft, touched?: boolean) => void;
  /** The confirmation before another unsaved draft is replaced; render it. */
  asking: ReactNode;
}

/** Opens drafts in the editor. */
export function useOpenDraft(): Opening {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<{ draft: Draft; touched: boolean }>();

  const enter = (draft: Draft, touched: boolean) => {
    keepDraft(draft, touched);
    navigate('/quiz/create/questions');
  };
  const open = (draft: Draft, touched = false) => {
    if (kept()?.touched) setWaiting({ draft, touched });
    else enter(draft, touched);
  };
  const asking = waiting && (
    <Confirm
      title={TEXTS.replaceTitle}
      text={TEXTS.replaceText(kept()?.draft.title.trim() || TEXTS.untitled)}
      yes={TEXTS.replaceYes}
      no={TEXTS.replaceNo}
      onYes={() => enter(waiting.draft, waiting.touched)}
      onNo={() => setWaiting(undefined)}
    />
  );
  return { open, asking };
}
