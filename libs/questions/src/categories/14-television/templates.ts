import type { Kind } from '../../relation.js';
import { TELEVISION } from './television.js';
import { TELEVISION_CHARACTERS } from './television-characters.js';

export const TEMPLATES: readonly Kind[] = [...TELEVISION, ...TELEVISION_CHARACTERS];
