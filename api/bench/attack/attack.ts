import type { Field } from './field.js';

/** An attack on the server by an anonymous or signed-in client. */
export interface Attack {
  /** `family/name`, unique. */
  name: string;
  /** One line for the table of results. */
  what: string;
  /** Multiple of the usual amount. */
  times?: number;
  run(field: Field): Promise<void>;
}

/** An attacker's report of one attack. */
export interface Report {
  counts: Record<string, number>;
  /** Faults of the server. */
  faults: string[];
  /** The last data sent, one of which is the cause if the server crashed. */
  last: string[];
}

/** The size of an attack. */
export interface Scale {
  /** Maximum duration, s. */
  seconds: number;
  frames: number;
  bodies: number;
  /** Frames of a flood. */
  flood: number;
}
