import type { DataSource } from 'typeorm';
import { matchingIds } from '../operators/matching-users.js';
import { Misuse } from './arguments.js';

/** The ids of the users with this email, id or name. An id may be that of a deleted user. @throws Misuse */
export async function idsOf(database: DataSource, who: string): Promise<string[]> {
  const ids = await matchingIds(database, who);
  if (ids.length === 0) throw new Misuse(`there is no user ${who}`);
  return ids;
}
