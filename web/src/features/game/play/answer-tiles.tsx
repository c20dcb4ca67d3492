import { type KeyboardEvent, useEffect, useRef } from 'react';
import { AnswerTile, type Outcome } from './answer-tile.js';
import './answer-tiles.css';

interface Props {
  choices: string[];
  labelledBy: string;
  picked: string | null;
  locked: boolean;
  correct: string | null;
  /** Number of players who have picked each choice, if others play too. */
  tally?: Record<string, number> | undefined;
  onPick: (choice: string) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const outcomeOf = (choice: string, picked: string | null, correct: string | null): Outcome | undefined => {
  if (correct === null) return undefined;
  if (choice === correct) return 'good';
  return choice === picked ? 'bad' : 'out';
};

/** The four (or two) answers as one group of radio buttons: one tab stop, arrows move and pick. */
export function AnswerTiles({ choices, labelledBy, picked, locked, correct, tally, onPick }: Props) {
  const tiles = useRef<(HTMLButtonElement | null)[]>([]);
  const current = picked === null ? -1 : choices.indexOf(picked);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || locked) return;
    event.preventDefault();
    const from = current >= 0 ? current : tiles.current.indexOf(document.activeElement as HTMLButtonElement);
    const to = (from + step + choices.length) % choices.length;
    const choice = choices[to];
    if (choice === undefined) return;
    onPick(choice);
    tiles.current[to]?.focus();
  };
  // a number key picks from anywhere; if an answer has the focus, the focus follows the pick
  useEffect(() => {
    if (current >= 0 && tiles.current.includes(document.activeElement as HTMLButtonElement))
      tiles.current[current]?.focus();
  }, [current]);

  return (
    <div
      className="tiles"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-disabled={locked}
      data-two={choices.length === 2 ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      {choices.map((choice, place) => (
        <AnswerTile
          key={choice}
          ref={(tile) => {
            tiles.current[place] = tile;
          }}
          choice={choice}
          place={place}
          checked={choice === picked && correct === null}
          focusable={current >= 0 ? place === current : place === 0}
          locked={locked}
          outcome={outcomeOf(choice, picked, correct)}
          mine={choice === picked}
          picks={tally?.[choice]}
          onPick={() => !locked && onPick(choice)}
        />
      ))}
    </div>
  );
}
