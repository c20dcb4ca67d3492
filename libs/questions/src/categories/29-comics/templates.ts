import type { Kind } from '../../relation.js';
import { COMICS } from './comics.js';
import { HEROES } from './heroes.js';

export const TEMPLATES: readonly Kind[] = [...HEROES, ...COMICS];
