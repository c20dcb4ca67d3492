import { logFailure } from '../../lib/log.js';
import { send } from '../../lib/send.js';
import { currentToken, signOut } from '../../lib/session.js';

/** Here the user is logged out at once, whatever the server says. */
export async function logout() {
  const call = send('POST', '/logout', undefined, currentToken());
  signOut();
  await call.catch(logFailure);
}
