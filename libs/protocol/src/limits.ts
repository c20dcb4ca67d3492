/** Limits and sizes that the server enforces and the browser shows. */
export const MIN_QUESTIONS = 1;
export const MAX_QUESTIONS = 50;
export const DEFAULT_QUESTIONS = 10;
export const POINTS_PER_QUESTION = 10;
export const PAGE_SIZE = 5;
export const MAX_PAGE_SIZE = 100;
/** History without paging answers at most this many items, newest first. */
export const HISTORY_SIZE = 1_000;
export const MAX_ANSWER_LENGTH = 150;
export const MAX_MESSAGE_LENGTH = 300;
/** Chat messages that a room keeps for whoever comes. */
export const KEPT_MESSAGES = 50;
/** Lists of players and results are sent to everybody up to this length. */
export const LISTED_PLAYERS = 100;
