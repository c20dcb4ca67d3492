import type { EntityManager } from 'typeorm';
import { ERASE_CHOSEN, ERASE_NAMES } from './erase.sql.js';

const ERASE = `with chosen as (select $1::uuid as id), ${ERASE_CHOSEN} select count(*)::int as gone from gone`;
/** Enough for the user who has just been deleted, and a few earlier ones. */
const AT_ONCE = 10;

/** Deletes a user that the caller has locked. Resolves to false if there is none. */
export async function forget(manager: EntityManager, userId: string): Promise<boolean> {
  const [row] = await manager.query<{ gone: number }[]>(ERASE, [userId]);
  return row?.gone === 1;
}

/** Erases the names of deleted users from the logs of games that are over. The purge erases the others later. */
export const eraseNames = (manager: EntityManager): Promise<unknown> => manager.query(ERASE_NAMES, [AT_ONCE]);
