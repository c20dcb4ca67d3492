import { ConflictException } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { DELETED_PLAYER } from '#protocol/account';
import { ALREADY_TAKEN } from '#protocol/auth-messages';
import { skeletonsOf } from './skeletons.js';
import { usernameKey } from './user.entity.js';
import { UsernameSkeletonEntity } from './username-skeleton.entity.js';

const UNIQUE_VIOLATION = '23505';
const RESERVED = skeletonsOf(DELETED_PLAYER);

/** Fails like the insert of a skeleton that another user has. */
class Reserved extends Error {
  readonly constraint = 'username_skeleton_pkey';
}

/** Whether a statement failed because another row already has the email or the name, or the name is not allowed. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Reserved ||
  (error instanceof QueryFailedError && 'code' in error && error.code === UNIQUE_VIOLATION);

/** Waits for a user to be stored. @throws ConflictException if the email or the name is taken */
export const unlessTaken = <T>(stored: Promise<T>): Promise<T> =>
  stored.catch((error: unknown) => {
    throw isTaken(error) ? new ConflictException(ALREADY_TAKEN) : error;
  });

const OF_NAMES: unknown[] = ['users_username_key_key', 'username_skeleton_pkey'];

/** Whether a statement failed because of the name alone. */
export const isNameTaken = (error: unknown): boolean =>
  isTaken(error) && OF_NAMES.includes((error as { constraint?: string }).constraint);

/** Gives a user the skeletons of a name, instead of those of an earlier one. Fails like an insert if one of them is taken. */
export async function takeSkeletons(manager: EntityManager, userId: string, username: string): Promise<void> {
  const skeletons = skeletonsOf(username);
  if (skeletons.some((skeleton) => RESERVED.includes(skeleton))) throw new Reserved();
  await manager.delete(UsernameSkeletonEntity, { userId });
  await manager.insert(
    UsernameSkeletonEntity,
    skeletons.map((skeleton) => ({ skeleton, userId })),
  );
}

const TAKEN = `select username_key as key, null as skeleton from users where username_key = any($1)
  union all select null, skeleton from username_skeleton where skeleton = any($2)`;

/** The names that no user has and that look like no user's name, in the given order. */
export async function freeNames(manager: EntityManager, names: string[]): Promise<string[]> {
  const candidates = names.map((name) => ({ name, key: usernameKey(name), skeletons: skeletonsOf(name) }));
  const rows = await manager.query<{ key: string | null; skeleton: string | null }[]>(TAKEN, [
    candidates.map(({ key }) => key),
    candidates.flatMap(({ skeletons }) => skeletons),
  ]);
  const keys = new Set(rows.map(({ key }) => key));
  const taken = new Set([...RESERVED, ...rows.map(({ skeleton }) => skeleton)]);
  return candidates
    .filter(({ key, skeletons }) => !keys.has(key) && !skeletons.some((one) => taken.has(one)))
    .map(({ name }) => name);
}
