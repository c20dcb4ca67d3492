import { NoResponse, ServerError } from '../../lib/send.js';
import { TEXTS } from './texts.js';

/** What the red alert says of a login or registration that failed. */
export function failureText(error: unknown): string {
  if (error instanceof ServerError) return error.message;
  return error instanceof NoResponse ? TEXTS.noResponse : TEXTS.unexpected;
}
