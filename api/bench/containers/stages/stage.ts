import type { Found } from '../engine.js';
import type { Size } from '../play.js';
import type { Stack } from '../stack.js';

export interface Wanted {
  found: Found;
  /** Images of the release under test and of the one before it. */
  image: string;
  previous?: string | undefined;
  seed: string;
  size: Size;
  kills: number;
}

/** A part of the test. Resolves to what was seen. @throws Error if it was not what must be */
export interface Stage {
  what: string;
  run(stack: Stack, wanted: Wanted): Promise<string>;
}
