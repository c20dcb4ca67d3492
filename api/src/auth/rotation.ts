import { createHmac } from 'node:crypto';

export const REFRESH_TOKEN_DAYS = 30;
export const REFRESH_TOKEN_SECONDS = REFRESH_TOKEN_DAYS * 24 * 60 * 60;
/** How long a rotated token stays valid, so that two tabs may refresh at the same time. */
export const GRACE_SECONDS = 10;

export interface Issued {
  issuedAt: Date;
  /** When it was first presented, or last got another successor. */
  rotatedAt: Date | null;
  /** When its predecessor got another successor instead of it. */
  voidedAt: Date | null;
  /** How many of its successors were voided. */
  renewals: number;
}

/** The tokens of one sign-in. */
export interface IssuedTokens {
  find(token: string): Promise<Issued | null>;
  /** Adds a token unless it exists. */
  add(token: string): Promise<void>;
  change(token: string, change: Partial<Issued>): Promise<void>;
}

/**
 * Judges a presented refresh token. `good` is its first use, or a repeat by a second tab. `late` is a repeat after a lost
 * reply. `reused` means theft: the thief or the victim presents it. `successor` is the last token issued for it.
 */
export function judge(
  token: Issued,
  successor: Issued | null,
  now: Date,
): 'good' | 'late' | 'expired' | 'reused' {
  const secondsSince = (moment: Date) => (now.getTime() - moment.getTime()) / 1000;
  if (secondsSince(token.issuedAt) > REFRESH_TOKEN_SECONDS) return 'expired';
  if (token.voidedAt) return 'reused';
  if (!token.rotatedAt || secondsSince(token.rotatedAt) <= GRACE_SECONDS) return 'good';
  return successor?.rotatedAt ? 'reused' : 'late';
}

/**
 * Exchanges one of `tokens` for the next one. A late repeat gets another successor, and voids the one that was never
 * presented. If a thief received that one, presenting it later reveals the theft.
 */
export async function present(
  token: string,
  tokens: IssuedTokens,
  secret: string,
  now: Date,
): Promise<{ next: string } | 'expired' | 'reused'> {
  let issued = await tokens.find(token);
  if (!issued) return 'reused';
  const expected = successorOf(token, secret, issued.renewals);
  const verdict = judge(issued, await tokens.find(expected), now);
  if (verdict === 'expired' || verdict === 'reused') return verdict;
  if (verdict === 'late') {
    await tokens.change(expected, { voidedAt: now });
    issued = { ...issued, rotatedAt: now, renewals: issued.renewals + 1 };
    await tokens.change(token, { rotatedAt: now, renewals: issued.renewals });
  } else if (!issued.rotatedAt) await tokens.change(token, { rotatedAt: now });
  // Follows the chain to its end: a repeat must not return a token that has been used already.
  let next = token;
  let last: Issued | null = issued;
  do {
    next = successorOf(next, secret, last.renewals);
    last = await tokens.find(next);
  } while (last?.rotatedAt);
  await tokens.add(next);
  return { next };
}

/**
 * The token that follows `token`. It is derived, not random, so that repeated and simultaneous refreshes get the same
 * one although only hashes are stored.
 */
export function successorOf(token: string, secret: string, renewals = 0): string {
  const from = renewals === 0 ? token : `${renewals} ${token}`;
  return createHmac('sha256', `refresh ${secret}`).update(from).digest('base64url');
}
