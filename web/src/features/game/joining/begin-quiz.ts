import { DEFAULT_QUESTIONS } from '#protocol/limits';
import type { SignedIn } from '#protocol/rest';
import { send } from '../../../lib/send.js';
import { currentToken, signIn } from '../../../lib/session.js';
import { guestName } from './guest-name.js';

/** Opens a random quiz for the player, or for a new guest. @throws as `send` */
export async function beginQuiz() {
  const token = currentToken();
  const guest = token ? undefined : await send<SignedIn>('POST', '/guest', { username: guestName() });
  const quiz = { amount: DEFAULT_QUESTIONS, category: '', difficulty: '', type: '' };
  await send('POST', '/quiz', quiz, guest?.access_token ?? token);
  if (guest) signIn(guest);
}
