export const MAX_POINTS = 10;
/** An answer counts if it arrived this many ms after the deadline or earlier. [T2] */
export const GRACE_MS = 250;
/** The owner closes a question this many ms after its deadline, so that every arrival within the grace is in. [T3] */
export const CLOSE_AFTER_MS = 300;
export const REVEAL_MS = 2_000;
/** How long a solo game waits for its player. [P3] */
export const AWAY_MS = 30 * 60_000;

/** Time left on the clock when an answer arrived, ms, within 0 … timer. [S3] */
export const timeLeft = (closesAt: number, arrivedAt: number, timerMs: number) =>
  Math.min(Math.max(closesAt - arrivedAt, 0), timerMs);

/** Points for an answer: full for the whole first quarter of the time, then in proportion, at least 1. [S1, S2] */
export function pointsFor(correct: boolean, leftMs: number, timerMs: number): number {
  if (!correct) return 0;
  if (leftMs * 4 > timerMs * 3) return MAX_POINTS;
  return Math.max(1, Math.round((MAX_POINTS * leftMs) / timerMs));
}
