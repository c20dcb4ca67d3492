import { createHash, createHmac } from 'node:crypto';

export const REFRESH_TOKEN_DAYS = 30;
export const REFRESH_TOKEN_SECONDS = REFRESH_TOKEN_DAYS * 24 * 60 * 60;
/** How long a rotated token stays good, so that two tabs may refresh at the same moment. */
export const GRACE_SECONDS = 10;

interface Issued {
  issuedAt: Date;
  rotatedAt: Date | null;
}

/**
 * What presenting a refresh token means: `good` is its first use or a pardonable repeat,
 * `reused` is a stolen token or the theft's victim. `successor` is the token issued when it was rotated.
 */
export function judge(token: Issued, successor: Issued | null, now: Date): 'good' | 'expired' | 'reused' {
  const secondsSince = (moment: Date) => (now.getTime() - moment.getTime()) / 1000;
  if (secondsSince(token.issuedAt) > REFRESH_TOKEN_SECONDS) return 'expired';
  if (!token.rotatedAt || secondsSince(token.rotatedAt) <= GRACE_SECONDS) return 'good';
  const successorWasPresented = successor?.rotatedAt != null;
  return successorWasPresented ? 'reused' : 'good';
}

/**
 * The token that follows `token`. It is the same each time, so a repeated or simultaneous refresh continues one chain
 * instead of forking it, although only hashes are stored.
 */
export function successorOf(token: string, secret: string): string {
  return createHmac('sha256', `refresh ${secret}`).update(token).digest('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
