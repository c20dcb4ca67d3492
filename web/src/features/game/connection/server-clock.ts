/** The server's clock, as well as a browser can know it. Times in epoch ms. */
export interface ServerClock {
  /** A message left the server at `serverTime` and is here now. */
  hear(serverTime: number): void;
  now(): number;
}

/**
 * Counts on the browser's monotonic clock, so that nobody gains or loses by setting theirs. Messages arrive late,
 * never early: the largest offset seen is the nearest to the truth.
 */
export function createServerClock(local = () => performance.now(), wall = () => Date.now()): ServerClock {
  let offset: number | undefined;
  return {
    hear(serverTime) {
      offset = Math.max(offset ?? Number.NEGATIVE_INFINITY, serverTime - local());
    },
    now: () => (offset === undefined ? wall() : local() + offset),
  };
}
