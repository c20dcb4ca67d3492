import { setImmediate as turn } from 'node:timers/promises';

/** Waits until `holds` is true, at most `withinMs`. */
export async function until(holds: () => boolean, withinMs = 4_000): Promise<void> {
  const late = performance.now() + withinMs;
  while (!holds()) {
    if (performance.now() > late) throw new Error(`it never came to ${holds}`);
    await turn();
  }
}

/** Runs everything that is ready without advancing the time. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await turn();
}
