import type { Kind } from '../../relation.js';
import { SHIPS_AND_ROADS } from './ships-and-roads.js';
import { VEHICLES } from './vehicles.js';

export const TEMPLATES: readonly Kind[] = [...VEHICLES, ...SHIPS_AND_ROADS];
