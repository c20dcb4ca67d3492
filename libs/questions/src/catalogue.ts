import type { Kind } from './relation.js';
import { COMPUTER_HISTORY } from './templates/computer-history.js';
import { COMPUTING_TERMS } from './templates/computing.js';
import { COUNTRIES } from './templates/countries.js';
import { INTERNET } from './templates/internet.js';
import { REGIONS } from './templates/regions.js';
import { SIGHTS } from './templates/sights.js';

/** The templates of every category that has a fact table. */
export const CATALOGUE: ReadonlyMap<number, readonly Kind[]> = new Map([
  [18, [...COMPUTING_TERMS, ...INTERNET, ...COMPUTER_HISTORY]],
  [22, [COUNTRIES, ...REGIONS, ...SIGHTS]],
]);
