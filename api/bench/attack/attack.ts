import type { Field } from './field.js';

/** Something that a stranger or a signed-in user may do to a server. */
export interface Attack {
  /** `family/what`: unique. */
  name: string;
  /** For the table: one line. */
  what: string;
  /** How many times as much of it is made as of others. */
  times?: number;
  run(field: Field): Promise<void>;
}

/** What an attacker reports of one attack. */
export interface Report {
  counts: Record<string, number>;
  /** What the server should not have done. */
  faults: string[];
  /** The last things that were sent: where the server died, one of them was the cause. */
  last: string[];
}

/** How much of an attack is made. */
export interface Scale {
  /** It ends after this time at the latest. */
  seconds: number;
  frames: number;
  bodies: number;
  /** Frames of a flood, which is over in no time where they are small. */
  flood: number;
}
