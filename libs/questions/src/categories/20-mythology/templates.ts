import type { Kind } from '../../relation.js';
import { DEITIES } from './deities.js';
import { LEGENDS } from './legends.js';

export const TEMPLATES: readonly Kind[] = [...DEITIES, ...LEGENDS];
