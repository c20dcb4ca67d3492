import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerSnapshot } from '../connection/answer-machine.js';
import { TEXTS } from './texts.js';
import './submit-row.css';

interface Props {
  answer: AnswerSnapshot;
  /** The answer waits until the server can be reached. */
  held: boolean;
  asking: boolean;
  /** The time ran out before the player submitted an answer. */
  passed: boolean;
  last: boolean;
  /** Replaces the button's usual label. */
  instead?: string | null;
  progress?: ReactNode;
  /** Number of choices that a key can pick. */
  choices: number;
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onSubmit: () => void;
  /** Opens the next question, where the player decides when. */
  onNext?: (() => void) | undefined;
  opening?: boolean;
}

function Label({
  answer,
  held,
  asking,
  passed,
  last,
  instead,
  onNext,
  opening,
}: Omit<Props, 'choices' | 'singleKeys' | 'onSingleKeys' | 'onSubmit' | 'progress'>) {
  if (opening) return TEXTS.sending;
  if (onNext) return last ? TEXTS.seeResults : TEXTS.next;
  if (instead) return instead;
  if (!asking) return last ? TEXTS.resultsSoon : TEXTS.soon;
  if (passed) return TEXTS.noAnswer;
  if (answer.matches('sending')) return held ? TEXTS.waitingToSend : TEXTS.sending;
  if (!answer.matches('accepted')) return TEXTS.submit;
  return (
    <>
      {TEXTS.sent}
      <Check size={22} strokeWidth={3} aria-hidden="true" />
    </>
  );
}

function KeysHint({
  choices,
  singleKeys,
  onSingleKeys,
}: Pick<Props, 'choices' | 'singleKeys' | 'onSingleKeys'>) {
  return (
    <div className="keys">
      <label className="check">
        <input type="checkbox" checked={singleKeys} onChange={({ target }) => onSingleKeys(target.checked)} />
        {TEXTS.keysOn}
      </label>
      <p data-off={singleKeys ? undefined : ''}>
        <span className="kbd">1</span> {TEXTS.keysTo} <span className="kbd">{choices}</span> {TEXTS.keysPick}
      </p>
      <p>
        <span className="kbd">Enter</span> {TEXTS.keysSubmit}
      </p>
    </div>
  );
}

/** The bottom row of the play screen. The button stays in the tab order when locked, so that focus is not lost. */
export function SubmitRow(props: Props) {
  const { answer, asking, instead, progress, onSubmit, onNext } = props;
  const locked = !onNext && (!asking || !answer.matches('open') || Boolean(instead));
  return (
    <div className="submit">
      <KeysHint {...props} />
      {progress}
      <button type="button" className="btn primary big" aria-disabled={locked} onClick={onNext ?? onSubmit}>
        <Label {...props} />
      </button>
    </div>
  );
}
