import { useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { changed, replaced } from './changes.js';
import type { Draft, DraftQuestion } from './draft.js';
import type { Kept } from './drafts.js';
import { type Faults, faultsOf } from './faults.js';

/** The open draft, and which of its questions show errors. */
export interface Editor {
  draft: Draft;
  touched: boolean;
  question: DraftQuestion;
  /** The visible errors of the open question. */
  faults: Faults;
  isJudged: (key: string) => boolean;
  /** Shows the errors of these questions, updated while typing. */
  judge: (keys: readonly string[]) => void;
  /** Errors from the server, shown until the question changes. */
  blame: (faults: Map<string, Faults>) => void;
  write: (change: Partial<DraftQuestion>) => void;
  /** Changes the draft; `said` is announced to screen readers. */
  turn: (next: Draft, said?: string) => void;
  /** Opens another question, which is not an unsaved change. */
  show: (next: Draft) => void;
}

export function useEditor(initial: Kept): Editor {
  const [draft, setDraft] = useState(initial.draft);
  const [touched, setTouched] = useState(initial.touched);
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [blamed, setBlamed] = useState<ReadonlyMap<string, Faults>>(new Map());
  const question = draft.questions[draft.at] as DraftQuestion;
  const { key } = question;

  const turn = (next: Draft, said?: string) => {
    setDraft(next);
    setTouched(true);
    if (said) announce(said);
  };
  return {
    draft,
    touched,
    question,
    faults: { ...(judged.has(key) && faultsOf(question)), ...blamed.get(key) },
    isJudged: (other) => judged.has(other) || blamed.has(other),
    judge: (keys) => setJudged((before) => new Set([...before, ...keys])),
    blame: setBlamed,
    write: (change) => {
      turn(replaced(draft, draft.at, changed(question, change)));
      if (blamed.has(key)) setBlamed(new Map([...blamed].filter(([other]) => other !== key)));
    },
    turn,
    show: setDraft,
  };
}
