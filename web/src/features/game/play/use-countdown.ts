import { useEffect, useState } from 'react';
import type { ServerClock } from '../connection/server-clock.js';

export type Band = 'green' | 'amber' | 'red';

export const GREEN = 0.66;
export const AMBER = 0.33;

/** Green above 66 % of the time, amber above 33 %, else red. */
export const bandOf = (left: number, total: number): Band => {
  const part = left / total;
  return part > GREEN ? 'green' : part > AMBER ? 'amber' : 'red';
};

export interface Countdown {
  /** Whole seconds, rounded up: 0 is the end. */
  seconds: number;
  band: Band;
}

const reading = (left: number, total: number): Countdown => ({
  seconds: Math.ceil(left / 1000),
  band: bandOf(left, total),
});

/**
 * Counts down to `deadline` on the server's clock, at whole seconds and when the colour changes. Each timeout is
 * computed from the deadline, so that errors do not add up. A stopped countdown keeps its last value.
 */
export function useCountdown(
  clock: ServerClock,
  deadline: number,
  totalMs: number,
  running: boolean,
): Countdown {
  const leftNow = () => (running ? Math.min(Math.max(deadline - clock.now(), 0), totalMs) : 0);
  const [shown, setShown] = useState(() => reading(leftNow(), totalMs));
  // biome-ignore lint/correctness/useExhaustiveDependencies: leftNow is made of the rest
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      const left = leftNow();
      setShown(reading(left, totalMs));
      if (left === 0) return;
      const next = [Math.ceil(left / 1000 - 1) * 1000, totalMs * GREEN, totalMs * AMBER].filter(
        (at) => at < left,
      );
      timer = setTimeout(wake, left - Math.max(...next) + 1);
    };
    wake();
    return () => clearTimeout(timer);
  }, [clock, deadline, totalMs, running]);
  return shown;
}
