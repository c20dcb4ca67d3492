import { createRandom, type Random } from '#questions/random';

/** The seed of a test run: `SEED` from the environment, or 1. Printed, so that a failure can be repeated. */
export function printedSeed(): string {
  const seed = process.env['SEED'] ?? '1';
  console.log(`seed ${seed}`);
  return seed;
}

export const seededRandom = (): Random => createRandom(printedSeed());
