import type { Scoring } from './settings.js';

export const MAX_POINTS = 10;
/** An answer counts if it arrived this many ms after the deadline or earlier. [T2] */
export const GRACE_MS = 250;
/** The owner closes a question this many ms after its deadline, so that every arrival within the grace is in. [T3] */
export const CLOSE_AFTER_MS = 300;
/** How long a solo game waits for its player, and a room for its host to go on. [P3, H5] */
export const AWAY_MS = 30 * 60_000;
/** How long a room without players stays open. [M6] */
export const EMPTY_MS = 5 * 60_000;
/** How long a player without a connection keeps the seat. [M5] */
export const SEAT_MS = 5 * 60_000;
/** How long a host without a connection keeps the role. [H2] */
export const HOST_MS = 20_000;

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
