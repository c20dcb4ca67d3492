import type { Kind } from '../../relation.js';
import { HISTORY_PEOPLE } from './history-people.js';
import { HISTORY_WARS } from './history-wars.js';
import { HISTORY_WORLD } from './history-world.js';

export const TEMPLATES: readonly Kind[] = [...HISTORY_WARS, ...HISTORY_PEOPLE, ...HISTORY_WORLD];
