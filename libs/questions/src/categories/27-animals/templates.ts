import type { Kind } from '../../relation.js';
import { ANIMALS } from './animals.js';
import { ANIMALS_AND_PEOPLE } from './animals-and-people.js';

export const TEMPLATES: readonly Kind[] = [...ANIMALS, ...ANIMALS_AND_PEOPLE];
