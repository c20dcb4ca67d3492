/** The server's clock as a browser estimates it. Times are epoch ms. */
export interface ServerClock {
  /** A message that left the server at `serverTime` has just arrived. */
  adjust(serverTime: number): void;
  now(): number;
}

/**
 * Runs on the browser's monotonic clock, so that setting a device's clock changes nothing. Messages arrive late, never
 * early: the largest offset seen is the most accurate.
 */
export function createServerClock(local = () => performance.now(), wall = () => Date.now()): ServerClock {
  let offset: number | undefined;
  return {
    adjust(serverTime) {
      offset = Math.max(offset ?? Number.NEGATIVE_INFINITY, serverTime - local());
    },
    now: () => (offset === undefined ? wall() : local() + offset),
  };
}
