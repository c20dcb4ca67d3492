import type { EntityManager } from 'typeorm';
import type { Player } from './player.js';
import { assertOpen, lockUser } from './sign-ins.js';

export interface WaysIn {
  hasPassword: boolean;
  passkeys: number;
  /** Whether the account is connected with the provider. */
  hasProvider: boolean;
}

const WAYS_IN = `select u.password_hash is not null as "hasPassword",
    (select count(*)::int from passkey p where p.user_id = u.id) as passkeys,
    exists (select from identity i where i.user_id = u.id and i.issuer = $2) as "hasProvider"
  from users u where u.id = $1`;

/**
 * Locks the user and returns the user's ways to sign in, so that two calls cannot remove the last ones. The lock is a
 * separate statement, so that the next statement sees what the previous call has removed.
 * @throws UnauthorizedException if the caller's sign-in has ended
 */
export async function lockWaysIn(
  manager: EntityManager,
  { userId, sid }: Player,
  issuer: string | undefined,
): Promise<WaysIn> {
  await lockUser(manager, userId);
  await assertOpen(manager, sid);
  const [ways] = await manager.query<WaysIn[]>(WAYS_IN, [userId, issuer ?? null]);
  if (!ways) throw new Error('an open sign-in has no user');
  return ways;
}
