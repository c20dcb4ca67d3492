import { ServerError } from '../../lib/send.js';
import { QUIZ_TEXTS } from './texts.js';

/** Whether a quiz is no longer there: deleted meanwhile, in another window or by its author. */
export const isGone = (error: unknown) => error instanceof ServerError && error.status === 404;

/** What to tell the player about a failed call on one quiz. */
export const failureText = (error: unknown, otherwise: string) =>
  isGone(error) ? QUIZ_TEXTS.gone : otherwise;
