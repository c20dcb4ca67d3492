import type { RegisterResponse } from '#protocol/rest';
import { openGame, openRoom } from '../features/game/connection/open-game.js';
import { signIn } from '../lib/session.js';

/** Signs in the user that a guest has become, with the way back to the guest's open game. False for a visitor's reply. */
export function becomeUser(guest: string, { username, access_token }: RegisterResponse, email: string) {
  if (!username || !access_token) return false;
  for (const memory of [openGame, openRoom]) memory.rename(guest, username);
  signIn({ email, username, access_token });
  return true;
}
