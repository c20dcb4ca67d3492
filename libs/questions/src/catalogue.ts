import type { Kind } from './relation.js';
import { BODY } from './templates/body.js';
import { CHEMISTRY } from './templates/chemistry.js';
import { COMPUTER_HISTORY } from './templates/computer-history.js';
import { COMPUTING_TERMS } from './templates/computing.js';
import { COUNTRIES } from './templates/countries.js';
import { HEAVENS } from './templates/heavens.js';
import { INTERNET } from './templates/internet.js';
import { MATHEMATICS_TERMS } from './templates/mathematics-terms.js';
import { REGIONS } from './templates/regions.js';
import { SCIENCES } from './templates/sciences.js';
import { SIGHTS } from './templates/sights.js';

/** The templates of every category that has a fact table. */
export const CATALOGUE: ReadonlyMap<number, readonly Kind[]> = new Map([
  [17, [...CHEMISTRY, ...HEAVENS, ...BODY, ...SCIENCES]],
  [18, [...COMPUTING_TERMS, ...INTERNET, ...COMPUTER_HISTORY]],
  [19, MATHEMATICS_TERMS],
  [22, [COUNTRIES, ...REGIONS, ...SIGHTS]],
]);
