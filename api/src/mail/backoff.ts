const [FIRST_SECONDS, LONGEST_SECONDS] = [10, 3_600];

/** Seconds to wait after a number of failed tries: 10, 20, 40 … up to an hour. */
export const secondsAfter = (tries: number): number =>
  Math.min(FIRST_SECONDS * 2 ** (tries - 1), LONGEST_SECONDS);
