import { DEFAULT_QUESTIONS } from '#protocol/limits';
import type { SignedIn } from '#protocol/rest';
import { recalledOptions } from '../../../lib/play-options.js';
import { ServerError, send } from '../../../lib/send.js';
import { currentToken, signIn } from '../../../lib/session.js';
import { guestName } from './guest-name.js';

/** A guest whose quiz could not be opened. The next try uses it instead of creating another one. */
let waiting: SignedIn | undefined;

const openQuiz = (token: string) => {
  const quiz = { amount: DEFAULT_QUESTIONS, category: '', difficulty: '', type: '', ...recalledOptions() };
  return send('POST', '/quiz', quiz, token);
};

async function beginAsGuest(): Promise<void> {
  const known = waiting;
  const guest = known ?? (await send<SignedIn>('POST', '/guest', { username: guestName() }));
  waiting = guest;
  try {
    await openQuiz(guest.access_token);
  } catch (error) {
    const isOver = known && error instanceof ServerError && error.status === 401;
    if (!isOver) throw error;
    waiting = undefined;
    return beginAsGuest();
  }
  waiting = undefined;
  signIn(guest);
}

/** Opens a random quiz for the player, or for a new guest. @throws as `send` */
export async function beginQuiz() {
  const token = currentToken();
  await (token ? openQuiz(token) : beginAsGuest());
}
