import type { Kind } from '../../relation.js';
import { POLITICAL_IDEAS } from './political-ideas.js';
import { POLITICAL_WORLD } from './political-world.js';

export const TEMPLATES: readonly Kind[] = [...POLITICAL_IDEAS, ...POLITICAL_WORLD];
