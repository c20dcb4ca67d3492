import type { Kind } from '../../relation.js';
import { FILM_CHARACTERS } from './film-characters.js';
import { FILMS } from './films.js';

export const TEMPLATES: readonly Kind[] = [...FILMS, ...FILM_CHARACTERS];
