import type { DataSource } from 'typeorm';
import { newResetLink } from '../account/reset-links.js';
import { usernameKey } from '../auth/user.entity.js';
import { record } from '../operators/operators.js';
import { oneLine } from '../terminal-text.js';
import { deleteUser, exportUser } from './accounts.commands.js';
import { Misuse, USAGE, wholeNumber } from './arguments.js';
import type { Command } from './command.js';

interface Found {
  id: string;
  username: string;
  email: string | null;
  created_at: Date;
  is_operator: boolean;
}

const FOUND = 'select id, username, email, created_at, is_operator from users';
const FIND = `${FOUND}
  where email = $1 or id::text = $1 or starts_with(username_key, $2) order by created_at desc, id limit $3`;
const WITH_EMAIL = `${FOUND} where email = $1`;
const SET_OPERATOR = 'update users set is_operator = $2 where id = $1 and is_operator <> $2 returning id';

const ANOTHER_ADDRESS =
  'If users reach the server at another address, replace the beginning of the link, or set PUBLIC_URL.';

const line = ({ id, username, email, created_at, is_operator }: Found) =>
  [
    ...[id, oneLine(username), email ?? 'no email', created_at.toISOString()],
    ...(is_operator ? ['operator'] : []),
  ].join('  ');

export async function runUsers(
  command: Command,
  database: DataSource,
  verb?: string,
  who?: string,
): Promise<number> {
  if (verb === 'find') return findUsers(command, database, who);
  if (verb === 'reset-link') return printResetLink(command, database, who);
  if (verb === 'export') return exportUser(command, database, who);
  if (verb === 'delete') return deleteUser(command, database, who);
  if (verb === 'grant-operator') return setOperator(command, database, who, true);
  if (verb === 'revoke-operator') return setOperator(command, database, who, false);
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

/**
 * Prints a secret link: anybody who has it can set the password. `npm run ops` sets SERVER_ADDRESS if the server of this
 * installation is running.
 */
async function printResetLink(command: Command, database: DataSource, email?: string): Promise<number> {
  const user = await userWith(database, email);
  await command.confirm(`Make a link with which the password of ${calledOf(user)} can be set?`);
  const { PUBLIC_URL, SERVER_ADDRESS, PORT } = process.env;
  const origin = PUBLIC_URL || SERVER_ADDRESS || `http://localhost:${PORT || 3000}`;
  const link = await database.transaction(async (manager) => {
    await record(manager, { action: 'users reset-link', target: user.id });
    return newResetLink((sql, values) => manager.query(sql, values), origin, user.id);
  });
  command.print(
    { user_id: user.id, link },
    () => `${oneLine(user.username)} can choose a new password at this link, once within an hour:\n${link}`,
  );
  if (!PUBLIC_URL) command.report(ANOTHER_ADDRESS);
  return 0;
}

/** @throws Misuse */
async function userWith(database: DataSource, email?: string): Promise<Found> {
  if (!email) throw new Misuse('which user? An email is needed');
  const [user] = await database.query<Found[]>(WITH_EMAIL, [email.trim().toLowerCase()]);
  if (!user) throw new Misuse(`no user has the email ${email}`);
  return user;
}

const calledOf = ({ username, email }: Found) => oneLine(`${username} (${email})`);

/** Makes a user an operator, or takes the role away. It works from the user's next call on. */
async function setOperator(
  command: Command,
  database: DataSource,
  email?: string,
  is = true,
): Promise<number> {
  const user = await userWith(database, email);
  const { id, username } = user;
  await command.confirm(`${is ? 'Make' : 'No longer let'} ${calledOf(user)} ${is ? '' : 'be '}an operator?`);
  const changed = await database.transaction(async (manager) => {
    const [rows] = await manager.query<[unknown[], number]>(SET_OPERATOR, [id, is]);
    const action = is ? 'users grant-operator' : 'users revoke-operator';
    if (rows.length > 0) await record(manager, { action, target: id });
    return rows.length > 0;
  });
  const text = is
    ? ['was already an operator', 'is an operator now']
    : ['was not an operator', 'is no longer an operator'];
  command.print(
    { user_id: id, is_operator: is, changed },
    () => `${oneLine(username)} ${text[Number(changed)]}`,
  );
  return 0;
}
