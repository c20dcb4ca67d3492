import type { Scoring } from './settings.js';

export const MAX_POINTS = 10;

/** Ms left on the clock when an answer arrived, from 0 to `timerMs`. [S3] */
export const timeLeft = (closesAt: number, arrivedAt: number, timerMs: number) =>
  Math.min(Math.max(closesAt - arrivedAt, 0), timerMs);

/** Number of ms for which the clock was stopped since `at`. [T4] */
export const stalledMsSince = (at: number, stalls: readonly { from: number; to: number }[]) =>
  stalls.reduce((lost, { from, to }) => lost + Math.max(0, to - Math.max(from, at)), 0);

/**
 * Points for an answer. With `speed` scoring, a right answer gets all of them during the first quarter of the time, then
 * a share of them, at least 1. With `accuracy` scoring, every right answer gets all of them. [S1, S2, S4]
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
