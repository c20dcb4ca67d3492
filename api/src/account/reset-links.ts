import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { RESET_LINK_MINUTES } from '#protocol/account';
import { UserEntity } from '../auth/user.entity.js';
import { PasswordResetEntity } from './password-reset.entity.js';

export type Query = <T>(sql: string, parameters: unknown[]) => Promise<T[]>;

const ADD = `insert into password_reset (hash, user_id, expires_at)
  values ($1, $2, now() + interval '${RESET_LINK_MINUTES} minutes')`;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a link with which the user may set a new password once, within an hour. Only its hash is stored. */
export async function newResetLink(query: Query, origin: string, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(ADD, [hashOfToken(token), userId]);
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
