import type { ReactNode } from 'react';
import { POINTS_PER_QUESTION } from '#protocol/limits';
import { Shape } from '../../../components/shape.js';
import type { GameView } from '../connection/mirror.js';
import { TEXTS } from './texts.js';
import './hud.css';

const streakOf = (points: number[]) => points.length - 1 - points.lastIndexOf(0);

interface PipsProps {
  points: number[];
  skipped: number[];
  index: number;
  count: number;
}

/** A question that the host skipped is neither right nor wrong, unless it has points. */
function Pips({ points, skipped, index, count }: PipsProps) {
  const right = points.filter((got) => got > 0).length;
  const left = skipped.filter((i) => !points[i]).length;
  const kind = (i: number) => {
    const got = points[i];
    if (!got && skipped.includes(i)) return 'skipped';
    if (got !== undefined) return got > 0 ? 'ok' : 'no';
    return i === index ? 'now' : '';
  };
  return (
    <div
      className="pips"
      role="img"
      aria-label={TEXTS.pips(right, points.length - right - left, left)}
      data-many={count > 20 ? '' : undefined}
    >
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <i key={i} className={kind(i)} />
      ))}
    </div>
  );
}

/** The player's progress: question, right and wrong answers so far, score. */
export function Hud({ game, leave, menu }: { game: GameView; leave: ReactNode; menu?: ReactNode }) {
  const { points, skipped, index, questions, score } = game;
  const streak = streakOf(points);
  return (
    <div className="hud">
      {leave}
      <h1>
        {TEXTS.question(index + 1)} <span className="of">{TEXTS.of(questions.length)}</span>
      </h1>
      <Pips points={points} skipped={skipped} index={index} count={questions.length} />
      {streak > 0 && (
        <span className="chip streak">
          <Shape name="star" />
          {TEXTS.streak(streak)}
        </span>
      )}
      <p className="points">
        <b key={score}>{score}</b> <span className="of">/ {questions.length * POINTS_PER_QUESTION}</span>
      </p>
      {menu}
    </div>
  );
}
