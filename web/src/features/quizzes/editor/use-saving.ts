import { useCallback, useRef, useState } from 'react';
import type { SavedQuizResponse } from '#protocol/quizzes';
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
  /** Sends a complete draft unless a save is in flight. Resolves to the failure, if any. */
  send: (draft: Draft) => Promise<Failure | undefined>;
  /** Dismisses a failure. */
  settle: () => void;
}

/** Saves drafts. The browser keeps a draft until the server has it. */
export function useSaving(
  { draft, touched }: Editor,
  onSaved: (answer: SavedQuizResponse, draft: Draft) => void,
): Saving {
  const { stop } = useKeptDraft(draft, touched);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const owner = useRef(draftOwner());
  const saved = useRef(false);
  // a ref, since the state is not updated yet if one event saves twice
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
