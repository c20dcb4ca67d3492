import type { Scoring } from './settings.js';

export const MAX_POINTS = 10;

/** Time left on the clock when an answer arrived, ms, within 0 … timer. [S3] */
export const timeLeft = (closesAt: number, arrivedAt: number, timerMs: number) =>
  Math.min(Math.max(closesAt - arrivedAt, 0), timerMs);

/** For how long the clock has stood still since then, ms. [T4] */
export const lostSince = (at: number, stalls: readonly { from: number; to: number }[]) =>
  stalls.reduce((lost, { from, to }) => lost + Math.max(0, to - Math.max(from, at)), 0);

/**
 * Points for an answer. `speed`: full for the whole first quarter of the time, then in proportion, at least 1;
 * `accuracy`: full for every right answer. [S1, S2, S4]
 */
export function pointsFor(
  correct: boolean,
  leftMs: number,
  timerMs: number,
  scoring: Scoring = 'speed',
): number {
  if (!correct) return 0;
  if (scoring === 'accuracy' || leftMs * 4 > timerMs * 3) return MAX_POINTS;
  return Math.max(1, Math.round((MAX_POINTS * leftMs) / timerMs));
}
