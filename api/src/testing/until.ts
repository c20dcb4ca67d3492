import { setImmediate as turn } from 'node:timers/promises';

/** Lets everything else run until `holds`, at most for `withinMs`. */
export async function until(holds: () => boolean, withinMs = 4_000): Promise<void> {
  const late = performance.now() + withinMs;
  while (!holds()) {
    if (performance.now() > late) throw new Error(`it never came to ${holds}`);
    await turn();
  }
}

/** Lets everything run that needs no time to pass. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await turn();
}
