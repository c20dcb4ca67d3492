import { NoResponse, ServerError } from './send.js';

const NO_RESPONSE = 'Network error. Try again later.';
const UNEXPECTED = 'Unexpected error. Try again later.';

/** The alert text of a failed form. */
export function failureText(error: unknown): string {
  if (error instanceof ServerError) return error.message;
  return error instanceof NoResponse ? NO_RESPONSE : UNEXPECTED;
}
