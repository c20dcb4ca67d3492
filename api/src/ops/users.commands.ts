import type { DataSource } from 'typeorm';
import { newResetLink } from '../account/reset-links.js';
import { usernameKey } from '../auth/user.entity.js';
import { oneLine } from '../terminal-text.js';
import { Misuse, USAGE, wholeNumber } from './arguments.js';
import type { Command } from './command.js';

interface Found {
  id: string;
  username: string;
  email: string | null;
  created_at: Date;
}

const FIND = `select id, username, email, created_at from users
  where email = $1 or id::text = $1 or starts_with(username_key, $2) order by created_at desc, id limit $3`;
const WITH_EMAIL = 'select id, username, email, created_at from users where email = $1';

const line = ({ id, username, email, created_at }: Found) =>
  [id, oneLine(username), email ?? 'no email', created_at.toISOString()].join('  ');

export async function runUsers(
  command: Command,
  database: DataSource,
  verb?: string,
  who?: string,
): Promise<number> {
  if (verb === 'find') return findUsers(command, database, who);
  if (verb === 'reset-link') return printResetLink(command, database, who);
  throw new Misuse(USAGE);
}

/** Finds users by their email, their id, or the beginning of their name. */
async function findUsers(command: Command, database: DataSource, who?: string): Promise<number> {
  if (!who) throw new Misuse('which user? An email, an id or the beginning of a name is needed');
  const limit = wholeNumber(command.values.limit, '--limit');
  const found = await database.query<Found[]>(FIND, [who.toLowerCase(), usernameKey(who), limit]);
  command.print(found, (all) => all.map(line).join('\n') || 'no users');
  return 0;
}

/** The link is for the user alone: whoever opens it can set the password. */
async function printResetLink(command: Command, database: DataSource, email?: string): Promise<number> {
  if (!email) throw new Misuse('which user? An email is needed');
  const [user] = await database.query<Found[]>(WITH_EMAIL, [email.trim().toLowerCase()]);
  if (!user) throw new Misuse(`nobody has the email ${email}`);
  const { PUBLIC_URL, PORT } = process.env;
  const origin = PUBLIC_URL || `http://localhost:${PORT || 3000}`;
  const link = await newResetLink((sql, values) => database.query(sql, values), origin, user.id);
  command.print(
    { user_id: user.id, link },
    () => `${user.username} can choose a new password at this link, once within an hour:\n${link}`,
  );
  return 0;
}
