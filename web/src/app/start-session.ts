import { logFailure } from '../lib/log.js';
import { refreshSession, signOut } from '../lib/session.js';

/** Asks once, at the start, whether this browser is logged in. No is an answer, not an accident. */
export async function startSession() {
  try {
    await refreshSession();
  } catch (error) {
    logFailure(error);
    signOut();
  }
}
