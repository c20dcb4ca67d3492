import { z } from 'zod/mini';
import { email, username } from '#protocol/auth-messages';
import { MAX_NAME_LENGTH } from '#protocol/limits';
import { parse } from '#protocol/parse';
import { text } from '#protocol/text';
import { isOffensive } from '../games/live/chat-filter.js';

const name = z.catch(z.optional(text(500)), undefined);

/** The claims of a provider about a user that the server needs. */
export const claimsSchema = z.object({
  /** The provider's id for the user. */
  sub: text(255),
  email: z.catch(z.optional(email), undefined),
  email_verified: z.catch(z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])), undefined),
  preferred_username: name,
  nickname: name,
  given_name: name,
  name,
});
export type Claims = z.output<typeof claimsSchema>;

/** The email, if the provider has verified it. */
export const verifiedEmail = ({ email, email_verified }: Claims): string | undefined =>
  email_verified === true || email_verified === 'true' ? email : undefined;

const NOBODY = 'Player';

/** A username for a new user, which may be taken. Never the email, which is private. */
export function usernameIn({ preferred_username, nickname, given_name, name }: Claims): string {
  for (const given of [preferred_username?.split('@', 1)[0], nickname, given_name, name]) {
    const parsed = parse(username, tidied(given ?? ''));
    if (parsed.ok && !isOffensive(parsed.value)) return parsed.value;
  }
  return NOBODY;
}

const NOT_ALLOWED = /[^\p{L}\p{M}\p{Nd} _.-]|\p{Default_Ignorable_Code_Point}/gu;

function tidied(given: string): string {
  const letters = Array.from(given.normalize('NFC').replace(/\s+/g, ' ').replace(NOT_ALLOWED, ''));
  while (letters.join('').length > MAX_NAME_LENGTH) letters.pop();
  return letters.join('').replace(/ +/g, ' ').trim();
}
