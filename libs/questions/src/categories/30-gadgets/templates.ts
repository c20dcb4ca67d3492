import type { Kind } from '../../relation.js';
import { INVENTIONS } from './inventions.js';
import { TOOLS } from './tools.js';

export const TEMPLATES: readonly Kind[] = [...INVENTIONS, ...TOOLS];
