import { ArrowDown, ArrowUp, Check, Copy, Ellipsis, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftQuestion } from './draft.js';
import { isComplete } from './faults.js';
import { TEXTS } from './texts.js';

/** Actions on a question of the list, by its index. */
export interface RowActs {
  open: (at: number) => void;
  /** Shows or hides the buttons of a row. */
  toggle: (key: string) => void;
  move: (from: number, to: number) => void;
  duplicate: (at: number) => void;
  remove: (at: number) => void;
}

export interface RowProps {
  question: DraftQuestion;
  at: number;
  count: number;
  current: boolean;
  expanded: boolean;
  acts: RowActs;
  /** The drag handle, once dragging is loaded. */
  handle?: ReactNode;
}

interface KeyProps {
  label: string;
  Icon: typeof Copy;
  off: boolean;
  onPress: () => void;
}

const RowKey = ({ label, Icon, off, onPress }: KeyProps) => (
  <button
    type="button"
    className="btn icon"
    aria-label={label}
    title={label}
    aria-disabled={off}
    onClick={() => !off && onPress()}
  >
    <Icon size={20} strokeWidth={2.5} aria-hidden="true" />
  </button>
);

function RowKeys({ at, count, acts }: Pick<RowProps, 'at' | 'count' | 'acts'>) {
  const number = at + 1;
  return (
    <div className="row-keys">
      <RowKey label={TEXTS.up(number)} Icon={ArrowUp} off={at === 0} onPress={() => acts.move(at, at - 1)} />
      <RowKey
        label={TEXTS.down(number)}
        Icon={ArrowDown}
        off={number === count}
        onPress={() => acts.move(at, at + 1)}
      />
      <RowKey label={TEXTS.duplicate(number)} Icon={Copy} off={false} onPress={() => acts.duplicate(at)} />
      <RowKey label={TEXTS.remove(number)} Icon={Trash2} off={count === 1} onPress={() => acts.remove(at)} />
    </div>
  );
}

/** A row of the list: the question, whether it is complete, and its actions. */
export function Row({ question, at, count, current, expanded, acts, handle }: RowProps) {
  const done = isComplete(question);
  const prompt = question.prompt.trim();
  return (
    <>
      <div className="row-line">
        {handle}
        <button
          type="button"
          className="row-open"
          aria-current={current ? 'step' : undefined}
          onClick={() => acts.open(at)}
        >
          <span className={done ? 'row-number done' : 'row-number'}>
            <span aria-hidden="true">{at + 1}</span>
            {done && <Check size={13} strokeWidth={4} aria-hidden="true" />}
          </span>
          <span className="sr-only">{done ? TEXTS.complete(at + 1) : TEXTS.incomplete(at + 1)}</span>
          <span className={prompt ? 'row-prompt' : 'row-prompt none'}>{prompt || TEXTS.noPrompt}</span>
        </button>
        <button
          type="button"
          className="btn quiet icon"
          aria-label={TEXTS.more(at + 1)}
          aria-expanded={expanded}
          onClick={() => acts.toggle(question.key)}
        >
          <Ellipsis size={22} strokeWidth={2.75} aria-hidden="true" />
        </button>
      </div>
      {expanded && <RowKeys at={at} count={count} acts={acts} />}
    </>
  );
}
