import type { Kind } from './relation.js';
import { COUNTRIES } from './templates/countries.js';
import { REGIONS } from './templates/regions.js';
import { SIGHTS } from './templates/sights.js';

/** The templates of every category that has a fact table. */
export const CATALOGUE: ReadonlyMap<number, readonly Kind[]> = new Map([
  [22, [COUNTRIES, ...REGIONS, ...SIGHTS]],
]);
