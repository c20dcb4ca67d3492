import type { Kind } from '../../relation.js';
import { CUSTOMS } from './customs.js';
import { TABLE_AND_CELLAR } from './table-and-cellar.js';
import { WORDS } from './words.js';

export const TEMPLATES: readonly Kind[] = [...TABLE_AND_CELLAR, ...WORDS, ...CUSTOMS];
