import type { Kind } from '../../relation.js';
import { CARTOON_FILMS } from './cartoon-films.js';
import { CARTOON_SERIES } from './cartoon-series.js';

export const TEMPLATES: readonly Kind[] = [...CARTOON_SERIES, ...CARTOON_FILMS];
