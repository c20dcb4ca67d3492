import { logFailure } from '../lib/log.js';
import { currentSession, refreshSession, signOut } from '../lib/session.js';

/** Refreshes the session once at the start. A refusal only means "logged out". */
export async function startSession() {
  try {
    await refreshSession();
  } catch (error) {
    logFailure(error);
    // A login may have succeeded in the meantime.
    if (currentSession().status === 'checking') signOut();
  }
}
