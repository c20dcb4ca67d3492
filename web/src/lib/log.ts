import { ServerError } from './send.js';

/** Logs a failed call that the user is not told about. */
export function logFailure(error: unknown) {
  console.error(error instanceof ServerError ? error.message : 'No response');
}
