import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { UserEntity, usernameKey } from '../auth/user.entity.js';
import { takeSkeletons } from '../auth/usernames.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { GUESTS } from './guests.js';
import { step } from './purger.js';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
afterEach(() => query('truncate users, seen_fact, question_report, played_quiz, erasure cascade'));

const query = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;

/** Runs all steps of all purges. Returns the number of deleted rows. */
async function purge(): Promise<number> {
  let rows = 0;
  for (const one of GUESTS) {
    let looked = one.batch;
    while (looked === one.batch) {
      const done = await step(client, one);
      looked = done.looked;
      rows += done.removed;
    }
  }
  return rows;
}

/** A user who signed in for the first time that long ago, and whose tokens were issued at these times. */
async function user(
  username: string,
  age: string,
  tokens: string[] = [age],
  isGuest = true,
): Promise<string> {
  const [id, sid] = [randomUUID(), randomUUID()];
  const manager = database.dataSource.manager;
  await manager.insert(UserEntity, { id, username, usernameKey: usernameKey(username), isGuest });
  await takeSkeletons(manager, id, username);
  await query('update users set created_at = now() - $2::interval where id = $1', [id, age]);
  await query('insert into sign_in (id, user_id, keep_logged_in) values ($1, $2, false)', [sid, id]);
  for (const issued of tokens)
    await query(
      'insert into refresh_token (hash, sign_in_id, issued_at) values ($1, $2, now() - $3::interval)',
      [randomUUID(), sid, issued],
    );
  return id;
}

const names = async () =>
  (await query('select username from users order by username')).map((row) => row.username);

it('guests are erased when they have not been back for 30 days, and nobody else', async () => {
  await user('Gone', '31 days', ['31 days', '30 days 1 hour']);
  await user('Logged out', '31 days', []);
  await user('Back', '90 days', ['89 days', '29 days']);
  await user('New', '29 days');
  await user('Registered', '90 days', ['90 days'], false);
  await purge();
  expect(await names()).toEqual(['Back', 'New', 'Registered']);
  expect(await query('select from username_skeleton s where s.skeleton like $1', ['g%'])).toEqual([]);
});

it('all data of an erased guest is deleted, except for rows without a name: history, and reports without their text', async () => {
  const [gone, back] = [await user('Gone', '31 days'), await user('Back', '1 day')];
  for (const id of [gone, back]) {
    await query(`insert into seen_fact (user_id, fact, seen_at) values ($1, 'a', now())`, [id]);
    await query(
      `insert into played_quiz (game_id, run, user_id, title, total_questions, is_multiplayer, at)
       values (gen_random_uuid(), 1, $1, 'Any Category', 10, true, now())`,
      [id],
    );
    await query(
      `insert into question_report (ref, user_id, kind, text, prompt, answer) values ('a', $1, 'other', 'I am Ann.', '', '')`,
      [id],
    );
  }
  await purge();
  expect(await query('select user_id from seen_fact')).toEqual([{ user_id: back }]);
  expect(await query('select user_id from sign_in')).toEqual([{ user_id: back }]);
  expect(await query('select 1 from played_quiz')).toHaveLength(2);
  const reports = await query('select user_id, text from question_report');
  expect(reports).toContainEqual({ user_id: gone, text: '' });
  expect(reports).toContainEqual({ user_id: back, text: 'I am Ann.' });
  expect(await query('select user_id from erasure')).toEqual([{ user_id: gone }]);
});

it('guests are erased in bounded steps, for any number of rows', async () => {
  const id = await user('Gone', '40 days');
  await query(
    `insert into refresh_token (hash, sign_in_id, issued_at)
     select gen_random_uuid()::text, s.id, now() - interval '35 days' from sign_in s, generate_series(1, 2500)
     where s.user_id = $1`,
    [id],
  );
  await query(
    `insert into seen_fact (user_id, fact, seen_at) select $1, n::text, now() from generate_series(1, 1500) n`,
    [id],
  );
  for (const one of GUESTS) expect((await step(client, one)).removed).toBeLessThanOrEqual(one.batch);
  expect(await names()).toEqual(['Gone']);
  expect(await purge()).toBe(501 + 1_500 + 1);
  expect(await names()).toEqual([]);
});

it('a guest who signs up while they are erased stays', async () => {
  const id = await user('Gone', '40 days', []);
  const other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin');
  await other.query('update users set is_guest = false where id = $1', [id]);
  expect(await purge()).toBe(0);
  await other.query('commit');
  await other.end();
  expect(await purge()).toBe(0);
  expect(await names()).toEqual(['Gone']);
});
