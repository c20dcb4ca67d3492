import type { Kind } from '../../relation.js';
import { SPORT_GAMES } from './sport-games.js';
import { SPORT_PLACES } from './sport-places.js';

export const TEMPLATES: readonly Kind[] = [...SPORT_GAMES, ...SPORT_PLACES];
