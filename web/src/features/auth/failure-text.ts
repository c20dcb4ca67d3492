import { NoResponse, ServerError } from '../../lib/send.js';
import { TEXTS } from './texts.js';

/** The alert text of a failed login or registration. */
export function failureText(error: unknown): string {
  if (error instanceof ServerError) return error.message;
  return error instanceof NoResponse ? TEXTS.noResponse : TEXTS.unexpected;
}
