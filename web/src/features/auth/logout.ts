import { logFailure } from '../../lib/log.js';
import { send } from '../../lib/send.js';
import { currentToken, signOut } from '../../lib/session.js';

/** Logs out in this browser at once, regardless of the server's reply. */
export async function logout() {
  const call = send('POST', '/logout', undefined, currentToken());
  signOut();
  await call.catch(logFailure);
}
