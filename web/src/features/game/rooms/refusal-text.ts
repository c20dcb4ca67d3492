import type { Refusal } from '#protocol/messages';
import { ROOM_TEXTS } from './texts.js';

/** The text for a refused command: why it was refused, and what the player can do. */
export const refusalText = ({ code, message }: Refusal) =>
  message === ROOM_TEXTS.quizNotFound ? message : (ROOM_TEXTS.refusals[code] ?? message);
