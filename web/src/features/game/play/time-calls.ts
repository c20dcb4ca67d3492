import { AMBER, GREEN } from './use-countdown.js';

/** Calls nearer to each other than this would run into one another, in seconds. */
const APART = 2;
const LAST_CALLS = [10, 5];

/**
 * The whole seconds at which the time left of a question is announced, falling: where the bar changes its colour, and
 * at 10 and 5.
 */
export function timeCalls(total: number): number[] {
  const last = LAST_CALLS.filter((call) => call < total);
  const changes = [total * GREEN, total * AMBER]
    .map(Math.ceil)
    .filter((call) => call > 0 && last.every((other) => Math.abs(call - other) >= APART));
  return [...changes, ...last].toSorted((a, b) => b - a);
}

/** The latest of the calls that `seconds` left have passed; undefined before the first. */
export const passedCall = (calls: number[], seconds: number): number | undefined =>
  calls.findLast((call) => seconds <= call);
