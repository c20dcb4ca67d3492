import type { Kind } from '../../relation.js';
import { BOARD_GAMES } from './board-games.js';
import { CHESS_AND_CARDS } from './chess-and-cards.js';

export const TEMPLATES: readonly Kind[] = [...BOARD_GAMES, ...CHESS_AND_CARDS];
