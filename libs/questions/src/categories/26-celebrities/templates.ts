import type { Kind } from '../../relation.js';
import { CELEBRITIES } from './celebrities.js';
import { CELEBRITY_WORKS } from './celebrity-works.js';

export const TEMPLATES: readonly Kind[] = [...CELEBRITIES, ...CELEBRITY_WORKS];
