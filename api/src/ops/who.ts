import type { DataSource } from 'typeorm';
import { idIn, usersCalled } from '../operators/users-called.js';
import { Misuse } from './arguments.js';

/** The ids of the users with this email, id or name. An id may be that of a deleted user. @throws Misuse */
export async function idsOf(database: DataSource, who: string): Promise<string[]> {
  const id = idIn(who);
  const ids = new Set((await usersCalled(database, who)).map((user) => user.id));
  if (id) ids.add(id);
  if (ids.size === 0) throw new Misuse(`there is no user ${who}`);
  return [...ids];
}
