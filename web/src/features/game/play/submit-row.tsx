import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerSnapshot } from '../connection/answer-machine.js';
import { TEXTS } from './texts.js';
import './submit-row.css';

interface Props {
  sent: AnswerSnapshot;
  /** What is sent waits until the server can be reached. */
  held: boolean;
  asking: boolean;
  /** Nothing was sent but the end of the time. */
  passed: boolean;
  last: boolean;
  /** Stands in the button where none of the usual words fit. */
  instead?: string | null;
  progress?: ReactNode;
  /** How many choices there are to pick from by key. */
  choices: number;
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onSubmit: () => void;
}

function Label({
  sent,
  held,
  asking,
  passed,
  last,
  instead,
}: Pick<Props, 'sent' | 'held' | 'asking' | 'passed' | 'last' | 'instead'>) {
  if (instead) return instead;
  if (!asking) return last ? TEXTS.resultsSoon : TEXTS.soon;
  if (passed) return TEXTS.noAnswer;
  if (sent.matches('sending')) return held ? TEXTS.waitingToSend : TEXTS.sending;
  if (!sent.matches('safe')) return TEXTS.submit;
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

/** The foot of the play screen. The button stays in the tab order when locked: a lost focus would be worse. */
export function SubmitRow(props: Props) {
  const { sent, asking, instead, progress, onSubmit } = props;
  const locked = !asking || !sent.matches('open') || Boolean(instead);
  return (
    <div className="submit">
      <KeysHint {...props} />
      {progress}
      <button type="button" className="btn primary big" aria-disabled={locked} onClick={onSubmit}>
        <Label {...props} />
      </button>
    </div>
  );
}
