import { type Method, ServerError, send } from './send.js';
import { currentSession, currentToken, refreshSession, signOut } from './session.js';

const text = (token: string) => ['expired', 'missing', 'invalid'].map((why) => `${token} token is ${why}.`);
const ACCESS = text('access');
const REFRESH = text('refresh');

const unauthorized = (error: unknown, texts: string[]) =>
  error instanceof ServerError && error.status === 401 && texts.includes(error.message);

/** Whether a new access token would help. `message` is that of a call or of a refused socket. */
export const isStale = (message: string) => ACCESS.includes(message);

/** The sign-in is over; of several calls that hear so the first one counts. */
const lose = () => currentSession().status !== 'out' && signOut(true);

/** Refreshes the session; if the sign-in itself is over, ends it here too. @throws as `send` */
export async function renew() {
  try {
    await refreshSession();
  } catch (error) {
    if (unauthorized(error, REFRESH)) lose();
    throw error;
  }
}

/**
 * A call in the name of the user. A stale access token is renewed once, shared with other calls, and the call
 * repeated at most once. @throws ServerError, NoResponse
 */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const used = currentToken();
  try {
    return await send<T>(method, path, body, used);
  } catch (error) {
    if (unauthorized(error, REFRESH)) lose();
    if (!unauthorized(error, ACCESS)) throw error;
    // another call may have renewed it while this one was under way
    if (currentToken() === used) await renew();
    return send<T>(method, path, body, currentToken());
  }
}
