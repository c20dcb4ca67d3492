import type { Result } from '../result.js';

/** The environment of a scenario. */
export interface Ground {
  /** URL of a Postgres on which databases may be created. */
  adminUrl: string;
  /** File for a CPU profile of the full server, if requested. */
  profile?: string;
  /** Fewer rounds, for continuous integration. */
  short: boolean;
}

export type Scenario = (ground: Ground) => Promise<Result>;

export const SECRET = 'a secret that only the benchmark knows';
