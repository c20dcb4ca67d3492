import { setImmediate as turn } from 'node:timers/promises';

/** Well below the time-out of a test, so that a test that hangs names its condition. */
const HUNG_MS = 40_000;

/** Waits until `holds` is true. */
export async function until(holds: () => boolean): Promise<void> {
  const late = performance.now() + HUNG_MS;
  while (!holds()) {
    if (performance.now() > late) throw new Error(`never true: ${holds}`);
    await turn();
  }
}

/** Runs everything that is ready without advancing the time. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await turn();
}
