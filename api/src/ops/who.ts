import type { DataSource } from 'typeorm';
import { idsCalled } from '../operators/users-called.js';
import { Misuse } from './arguments.js';

/** The ids of the users with this email, id or name. An id may be that of a deleted user. @throws Misuse */
export async function idsOf(database: DataSource, who: string): Promise<string[]> {
  const ids = await idsCalled(database, who);
  if (ids.length === 0) throw new Misuse(`there is no user ${who}`);
  return ids;
}
