import type { Kind } from '../../relation.js';
import { MATHEMATICS_TERMS } from './mathematics-terms.js';

export const TEMPLATES: readonly Kind[] = [...MATHEMATICS_TERMS];
