import { createHash, createHmac } from 'node:crypto';

export const REFRESH_TOKEN_DAYS = 30;
export const REFRESH_TOKEN_SECONDS = REFRESH_TOKEN_DAYS * 24 * 60 * 60;
/** How long a rotated token stays good, so that two tabs may refresh at the same moment. */
export const GRACE_SECONDS = 10;

export interface Issued {
  issuedAt: Date;
  /** When it was first presented, or last got a new successor. */
  rotatedAt: Date | null;
  /** When its predecessor got another successor instead of it. */
  voidedAt: Date | null;
  /** How many successors of it were voided. */
  renewals: number;
}

/** The tokens of one sign-in. */
export interface IssuedTokens {
  find(token: string): Promise<Issued | null>;
  /** Adds a token unless it is there. */
  add(token: string): Promise<void>;
  change(token: string, change: Partial<Issued>): Promise<void>;
}

/**
 * What presenting a refresh token means. `good` is its first use or a repeat by a second tab; `late` is a repeat after a lost
 * reply; `reused` is a stolen token or the theft's victim. `successor` is the token that was issued for it last.
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
 * Takes a token that is one of `tokens`, and gives the one to go on with. A late repeat gets another successor, and the one that
 * nobody has presented is void: should it have reached somebody after all, two hold tokens of this sign-in, and one of
 * them shows.
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
  // Always to the end of the chain: a repeat must not put the browser back to a token that was used already.
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
 * The token that follows `token`. It is the same each time, so a repeated or simultaneous refresh continues one chain
 * instead of forking it, although only hashes are stored.
 */
export function successorOf(token: string, secret: string, renewals = 0): string {
  const from = renewals === 0 ? token : `${renewals} ${token}`;
  return createHmac('sha256', `refresh ${secret}`).update(from).digest('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
