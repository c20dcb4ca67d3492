import type { Kind } from '../../relation.js';
import { ANIME } from './anime.js';
import { MANGA } from './manga.js';

export const TEMPLATES: readonly Kind[] = [...ANIME, ...MANGA];
