import type { Kind } from '../../relation.js';
import { COUNTRIES } from './countries.js';
import { REGIONS } from './regions.js';
import { SIGHTS } from './sights.js';

export const TEMPLATES: readonly Kind[] = [COUNTRIES, ...REGIONS, ...SIGHTS];
