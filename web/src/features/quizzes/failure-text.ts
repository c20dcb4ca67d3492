import { ServerError } from '../../lib/send.js';
import { QUIZ_TEXTS } from './texts.js';

/** Whether the quiz has been deleted, in another window or by its author. */
export const isNotFound = (error: unknown) => error instanceof ServerError && error.status === 404;

/** The text for a failed call about one quiz. */
export const failureText = (error: unknown, otherwise: string) =>
  isNotFound(error) ? QUIZ_TEXTS.notFound : otherwise;
