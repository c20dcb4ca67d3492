import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { parse } from '#protocol/parse';
import { usernameKey } from '../auth/user.entity.js';

export interface MatchingUser {
  id: string;
  username: string;
  email: string | null;
  is_guest: boolean;
}

const MATCHING =
  'select id, username, email, is_guest from users where email = $1 or id = $2 or username_key = $3';

export const idIn = (text: string): string | null => (parse(z.guid(), text).ok ? text.toLowerCase() : null);

/** The ids of the users with this email, id or name. An id may be that of a deleted user. */
export async function matchingIds(database: DataSource, who: string): Promise<string[]> {
  const id = idIn(who.trim());
  const ids = (await matchingUsers(database, who)).map((user) => user.id);
  return [...new Set(id ? [...ids, id] : ids)];
}

/** The users with this email, id or name: usually one, but a name may be another user's email. */
export function matchingUsers(database: DataSource, who: string): Promise<MatchingUser[]> {
  const text = who.trim();
  return database.query<MatchingUser[]>(MATCHING, [text.toLowerCase(), idIn(text), usernameKey(text)]);
}
