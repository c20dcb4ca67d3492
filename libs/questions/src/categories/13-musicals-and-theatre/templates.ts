import type { Kind } from '../../relation.js';
import { MUSICALS } from './musicals.js';
import { THEATRE } from './theatre.js';

export const TEMPLATES: readonly Kind[] = [...MUSICALS, ...THEATRE];
