import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { RESET_LINK_MINUTES } from '#protocol/account';
import { hashOf } from '../auth/hash-of.js';
import { UserEntity } from '../auth/user.entity.js';
import { IdentityEntity } from '../oidc/identity.entity.js';
import { PasskeyEntity } from '../passkeys/passkey.entity.js';
import { PasswordResetEntity } from './password-reset.entity.js';

export type Query = <T>(sql: string, parameters: unknown[]) => Promise<T[]>;

const ADD = `insert into password_reset (hash, user_id, expires_at)
  values ($1, $2, now() + interval '${RESET_LINK_MINUTES} minutes')`;

/** Creates a link with which the user can set a new password once, within an hour. Only its hash is stored. */
export async function newResetLink(query: Query, origin: string, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(ADD, [hashOf(token), userId]);
  return `${origin}/password/reset?token=${token}`;
}

/** Sets a user's password, and voids all links to a new one. */
export async function setPassword(
  manager: EntityManager,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await manager.update(UserEntity, userId, { passwordHash });
  await manager.delete(PasswordResetEntity, { userId });
}

/** Removes all ways to sign in except for the password. Resolves to whether there were any. */
export async function removeOtherWays(manager: EntityManager, userId: string): Promise<boolean> {
  const passkeys = await manager.delete(PasskeyEntity, { userId });
  const identities = await manager.delete(IdentityEntity, { userId });
  return Boolean(passkeys.affected || identities.affected);
}
