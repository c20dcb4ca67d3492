/** Limits and sizes that the server enforces and the browser shows. */
export const MIN_QUESTIONS = 1;
export const MAX_QUESTIONS = 50;
export const DEFAULT_QUESTIONS = 10;
export const POINTS_PER_QUESTION = 10;
export const PAGE_SIZE = 5;
export const MAX_PAGE_SIZE = 100;
/** History without paging returns at most this many items, newest first. */
export const HISTORY_SIZE = 1_000;
/** The longest name of a player, in UTF-16 units. */
export const MAX_NAME_LENGTH = 24;
/** Lengths of authors' texts, in UTF-16 units. */
export const MAX_TITLE_LENGTH = 37;
export const MAX_PROMPT_LENGTH = 300;
export const MAX_EXPLANATION_LENGTH = 500;
export const MAX_ANSWER_LENGTH = 150;
/** The shortest and longest timer of a question, in seconds. */
export const MIN_TIMER = 5;
export const MAX_TIMER = 120;
export const MAX_QUIZZES_PER_USER = 500;
export const MAX_SEARCH_LENGTH = 100;
/** The public list holds this many of the newest quizzes. Its `total` counts no more. */
export const LISTED_QUIZZES = 1_000;
/** A search finds this many of the newest matching quizzes. */
export const FOUND_QUIZZES = 100;
export const MAX_MESSAGE_LENGTH = 300;
export const MAX_REPORT_LENGTH = 500;
/** An operator's reason for a correction. */
export const MAX_REASON_LENGTH = 200;
/** Chat messages that a room keeps for players who join later. */
export const KEPT_MESSAGES = 50;
/** The longest list of players or results that is sent. */
export const LISTED_PLAYERS = 100;
