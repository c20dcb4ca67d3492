import type { DataSource } from 'typeorm';
import { Export } from '../account/export.js';
import { eraseNames, forget } from '../account/forget.js';
import { SignInList } from '../account/sign-in-list.js';
import { lockUser } from '../auth/sign-ins.js';
import { type MatchingUser, matchingUsers } from '../operators/matching-users.js';
import { record } from '../operators/operators.js';
import { OwnQuizzes } from '../profile/own-quizzes.js';
import { Misuse } from './arguments.js';
import type { Command } from './command.js';
import { outFileOf, writeNew } from './new-file.js';

/** Writes what `GET /account/export` returns to the user. */
export async function exportUser(command: Command, database: DataSource, who?: string): Promise<number> {
  const user = await theUser(database, who);
  const file = outFileOf(command);
  const exports = new Export(database, new SignInList(database), new OwnQuizzes(database));
  await record(database.manager, { action: 'users export', target: user.id });
  await writeNew(file, await exports.of(user.id));
  command.print(
    { user_id: user.id, file },
    () => `${file} holds all data about ${nameOf(user)}. Give it to nobody else.`,
  );
  return 0;
}

/** Deletes an account like `DELETE /account`, except that rooms wait for the player a moment longer. */
export async function deleteUser(command: Command, database: DataSource, who?: string): Promise<number> {
  const user = await theUser(database, who);
  await command.confirm(
    `Delete the account of ${nameOf(user)}? Their quizzes, sign-ins and name are deleted for good.`,
  );
  await database.transaction(async (manager) => {
    await lockUser(manager, user.id);
    if (!(await forget(manager, user.id))) throw new Misuse('the account has just been deleted');
    await record(manager, { action: 'users delete', target: user.id });
  });
  await eraseNames(database.manager);
  command.print(
    { user_id: user.id, deleted: true },
    () =>
      `The account of ${nameOf(user)} is deleted. Servers close their connections within a minute. Games in play keep the name until they are over.`,
  );
  return 0;
}

const nameOf = ({ username, email, is_guest }: MatchingUser) =>
  `${username} (${email ?? (is_guest ? 'a guest' : 'no email')})`;

/** The one user with this email, id or name. @throws Misuse */
async function theUser(database: DataSource, who?: string): Promise<MatchingUser> {
  if (!who) throw new Misuse('which user? An email, an id or a name is needed');
  const [user, ...others] = await matchingUsers(database, who);
  if (!user) throw new Misuse(`there is no user ${who}`);
  if (others.length > 0)
    throw new Misuse(`${who} is the name of one user and the email of another: use an id`);
  return user;
}
