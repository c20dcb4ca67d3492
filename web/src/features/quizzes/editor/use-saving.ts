import { useCallback, useRef, useState } from 'react';
import type { SavedQuizAnswer } from '#protocol/quizzes';
import { logFailure } from '../../../lib/log.js';
import type { Draft } from './draft.js';
import { draftOwner, dropDraft } from './drafts.js';
import { type Failure, failureOf, saveQuiz } from './save-quiz.js';
import type { Editor } from './use-editor.js';
import { useKeptDraft } from './use-kept-draft.js';

interface Saving {
  saving: boolean;
  failure: Failure | undefined;
  isUnsaved: () => boolean;
  /** Sends a complete draft, unless one is on its way. Resolves to what went wrong, if anything did. */
  send: (draft: Draft) => Promise<Failure | undefined>;
  /** Takes back what was said of a failure. */
  settle: () => void;
}

/** Keeps the draft in this browser until the server has it. */
export function useSaving(
  { draft, touched }: Editor,
  onSaved: (answer: SavedQuizAnswer, draft: Draft) => void,
): Saving {
  const { stop } = useKeptDraft(draft, touched);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const owner = useRef(draftOwner());
  const saved = useRef(false);
  // the state is not there yet when the same event asks twice
  const busy = useRef(false);
  const unsaved = useRef(touched);
  unsaved.current = touched;
  const isUnsaved = useCallback(() => unsaved.current && !saved.current, []);

  const send = async (sent: Draft) => {
    if (busy.current) return undefined;
    busy.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      const answer = await saveQuiz(sent);
      saved.current = true;
      stop();
      dropDraft(owner.current);
      onSaved(answer, sent);
      return undefined;
    } catch (error) {
      logFailure(error);
      const found = failureOf(error, sent);
      setFailure(found);
      setSaving(false);
      busy.current = false;
      return found;
    }
  };
  return { saving, failure, isUnsaved, send, settle: () => setFailure(undefined) };
}
