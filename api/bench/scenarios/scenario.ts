import type { Result } from '../result.js';

/** What a scenario may use. */
export interface Ground {
  /** A server on which databases may be made. */
  adminUrl: string;
  /** Where a profile of the full server goes, when one is wanted. */
  profile?: string;
  /** Fewer rounds, for continuous integration. */
  short: boolean;
}

export type Scenario = (ground: Ground) => Promise<Result>;

export const SECRET = 'a secret that only the benchmark knows';
