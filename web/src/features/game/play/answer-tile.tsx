import type { RefObject } from 'react';
import { SHAPES, Shape } from '../../../components/shape.js';
import { TEXTS } from './texts.js';

/** The verdict on a tile: right, picked and wrong, or neither. */
export type Outcome = 'good' | 'bad' | 'out';

const MARKS: Record<'good' | 'bad', string> = { good: 'M5 12.5l4.6 4.6L19 7.5', bad: 'M6 6l12 12M18 6L6 18' };

interface Props {
  choice: string;
  place: number;
  checked: boolean;
  focusable: boolean;
  locked: boolean;
  outcome?: Outcome | undefined;
  mine: boolean;
  /** Number of players who have picked it. */
  picks?: number | undefined;
  ref?: RefObject<HTMLButtonElement | null> | ((tile: HTMLButtonElement | null) => void);
  onPick: () => void;
}

function Mark({ outcome, place }: { outcome: Outcome | undefined; place: number }) {
  if (outcome === 'out') return null;
  if (outcome === undefined) {
    return (
      <span className="kbd" aria-hidden="true">
        {place + 1}
      </span>
    );
  }
  return (
    <span className="kbd mark">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={MARKS[outcome]} />
      </svg>
    </span>
  );
}

const Picks = ({ count }: { count: number }) => (
  <span className="picks">
    {count}
    <span className="sr-only"> {TEXTS.picks(count)}</span>
  </span>
);

const spoken = (outcome: Outcome | undefined, mine: boolean) => {
  if (outcome === 'good') return mine ? TEXTS.yourAnswerRight : TEXTS.correctAnswer;
  return outcome === 'bad' ? TEXTS.yourAnswerWrong : null;
};

export function AnswerTile({
  choice,
  place,
  checked,
  focusable,
  locked,
  outcome,
  mine,
  picks,
  ref,
  onPick,
}: Props) {
  const shape = SHAPES[place] ?? 'star';
  const said = spoken(outcome, mine);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tile that looks like this cannot be an <input>
    <button
      ref={ref}
      type="button"
      role="radio"
      aria-checked={checked}
      aria-disabled={locked}
      tabIndex={focusable ? 0 : -1}
      className={`tile ${shape} ${outcome ?? ''}`}
      data-length={choice.length > 90 ? 'longest' : choice.length > 40 ? 'long' : undefined}
      onClick={onPick}
    >
      <Shape name={shape} />
      <span>
        {choice}
        {said && <span className="sr-only"> ({said})</span>}
      </span>
      {outcome && picks !== undefined && <Picks count={picks} />}
      <Mark outcome={outcome} place={place} />
    </button>
  );
}
