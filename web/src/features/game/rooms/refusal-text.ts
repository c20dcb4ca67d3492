import type { Refusal } from '#protocol/messages';
import { ROOM_TEXTS } from './texts.js';

/** What to tell the player about a refusal, with what they can do. */
export const refusalText = ({ code, message }: Refusal) =>
  message === ROOM_TEXTS.quizNotFound ? message : (ROOM_TEXTS.refusals[code] ?? message);
