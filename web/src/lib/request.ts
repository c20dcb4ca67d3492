import { type Method, ServerError, send } from './send.js';
import { currentSession, currentToken, refreshSession, signOut } from './session.js';

const text = (token: string) => ['expired', 'missing', 'invalid'].map((why) => `${token} token is ${why}.`);
const ACCESS = text('access');
const REFRESH = text('refresh');

const unauthorized = (error: unknown, texts: string[]) =>
  error instanceof ServerError && error.status === 401 && texts.includes(error.message);

/** Whether a new access token would help. `message` comes from a call or a refused socket. */
export const isStale = (message: string) => ACCESS.includes(message);

/** Ends the session; only the first of several failing calls counts. */
const lose = () => currentSession().status !== 'out' && signOut('lost');

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
 * A call with the user's token. Renews a stale access token, shared with concurrent calls, and repeats the call at
 * most once. @throws ServerError, NoResponse
 */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const used = currentToken();
  try {
    return await send<T>(method, path, body, used);
  } catch (error) {
    if (unauthorized(error, REFRESH)) lose();
    if (!unauthorized(error, ACCESS)) throw error;
    // another call may have renewed it in the meantime
    if (currentToken() === used) await renew();
    return send<T>(method, path, body, currentToken());
  }
}
