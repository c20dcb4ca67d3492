import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { newUser } from '../testing/sign-up.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { step } from './purger.js';
import { PURGES, type Purge } from './purges.js';
import { seenFacts } from './seen-facts.js';

let database: TestDatabase;
let client: Client;
let userId: string;
beforeAll(async () => {
  database = await testDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(async () => {
  userId = (await newUser(database.dataSource)).id;
});
afterEach(() => query('truncate users, room_code, rate_limit, instance, game, seen_fact cascade'));

const query = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;
const count = async (table: string) => (await query(`select count(*)::int as n from ${table}`))[0].n;
const named = (what: string) => PURGES.filter((purge) => purge.what === what);
/** Runs all steps of the purges with these names. */
async function purge(...names: string[]): Promise<void> {
  for (const one of names.flatMap(named)) while ((await step(client, one)).looked === one.batch);
}

const signIn = async (revoked: string | null = null) => {
  const id = randomUUID();
  await query(
    `insert into sign_in (id, user_id, keep_logged_in, created_at, revoked_at)
     values ($1, $2, true, now() - interval '90 days', now() - $3::interval)`,
    [id, userId, revoked],
  );
  return id;
};
const token = async (signInId: string, ...ages: string[]) => {
  for (const age of ages) {
    await query(
      'insert into refresh_token (hash, sign_in_id, issued_at) values ($1, $2, now() - $3::interval)',
      [randomUUID(), signInId, age],
    );
  }
};

describe('sign-ins and refresh tokens', () => {
  const all = ['refresh_token', 'sign_in'];

  it('are deleted a day after the sign-in was revoked', async () => {
    const [old, young] = [await signIn('25 hours'), await signIn('23 hours')];
    for (const id of [old, young]) await token(id, '1 hour', '2 hours');
    await purge(...all);
    expect(await query('select id from sign_in')).toEqual([{ id: young }]);
    expect(await count('refresh_token')).toBe(2);
  });

  it('are kept for 60 days after the last token was issued', async () => {
    const open = await signIn();
    await token(open, '59 days', '61 days', '10 minutes');
    await purge(...all);
    expect(await query('select revoked_at from sign_in')).toEqual([{ revoked_at: null }]);
    expect(await count('refresh_token')).toBe(2);
  });

  it('are revoked when the last token is deleted', async () => {
    const left = await signIn();
    await token(left, '61 days', '62 days');
    await purge(...all);
    expect(await count('refresh_token')).toBe(0);
    expect(await query('select revoked_at is not null as ended from sign_in')).toEqual([{ ended: true }]);
    await query("update sign_in set revoked_at = revoked_at - interval '25 hours'");
    await purge(...all);
    expect(await count('sign_in')).toBe(0);
  });

  it('are deleted in bounded steps, for any number of tokens of a sign-in', async () => {
    const old = await signIn('2 days');
    await query(
      `insert into refresh_token (hash, sign_in_id, issued_at)
       select gen_random_uuid()::text, $1, now() from generate_series(1, 2500)`,
      [old],
    );
    const [, endedTokens] = named('refresh_token') as [Purge, Purge];
    const [signIns] = named('sign_in') as [Purge];
    expect(await step(client, endedTokens)).toEqual({ looked: 1_000, removed: 1_000 });
    expect(await step(client, signIns)).toEqual({ looked: 0, removed: 0 });
    expect(await step(client, endedTokens)).toMatchObject({ removed: 1_000 });
    expect(await step(client, endedTokens)).toMatchObject({ removed: 500 });
    expect(await step(client, signIns)).toEqual({ looked: 1, removed: 1 });
  });
});

describe('deleted quizzes', () => {
  const quizzes = (deleted: string | null, times = 1) =>
    query(
      `insert into quiz (id, owner_id, title, total_questions, questions, search, created_at, deleted_at)
       select gen_random_uuid(), $1, 'one', 0, '[]', '', now() - interval '1 year', now() - $2::interval
       from generate_series(1, $3)`,
      [userId, deleted, times],
    );

  it('are purged after three days, and no others', async () => {
    await quizzes(null);
    await quizzes('71 hours');
    await quizzes('73 hours');
    await purge('quiz');
    expect(await count('quiz where deleted_at is null')).toBe(1);
    expect(await count('quiz')).toBe(2);
  });

  it('are purged in bounded steps', async () => {
    const [one] = named('quiz') as [Purge];
    await quizzes('4 days', one.batch + 1);
    expect(await step(client, one)).toEqual({ looked: one.batch, removed: one.batch });
    expect(await count('quiz')).toBe(1);
  });

  it('are skipped while they are locked', async () => {
    await quizzes('4 days');
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin; select from quiz for update');
    const [one] = named('quiz') as [Purge];
    expect(await step(client, one)).toMatchObject({ removed: 0 });
    await other.end();
  });
});

it('room codes are deleted a day after they were freed, and kept while their room is open', async () => {
  await query(`insert into room_code (code, game_id, free_at) values
    ('OPEN', gen_random_uuid(), null), ('FREE', gen_random_uuid(), now() - interval '23 hours'),
    ('OLD', gen_random_uuid(), now() - interval '25 hours')`);
  await purge('room_code');
  expect(await query('select code from room_code order by code')).toEqual([
    { code: 'FREE' },
    { code: 'OPEN' },
  ]);
});

it('checkpoints are deleted after a day if their game is closed or deleted, and kept while it is open', async () => {
  const [open, over, ended, gone] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await query(
    `insert into game (id, kind, phase, version, epoch)
     values ($1, 'room', 'lobby', 9, 1), ($2, 'room', 'closed', 9, 1), ($3, 'room', 'closed', 9, 1)`,
    [open, over, ended],
  );
  await query(
    `insert into game_checkpoint (game_id, version, format, hash, state, at)
     values ($1, 1, 1, '', '', now() - interval '9 days'), ($2, 1, 1, '', '', now() - interval '25 hours'),
       ($2, 2, 1, '', '', now()), ($3, 1, 1, '', '', now() - interval '23 hours'),
       ($4, 1, 1, '', '', now() - interval '25 hours')`,
    [open, over, ended, gone],
  );
  await purge('game_checkpoint');
  const rows = await query('select game_id as id from game_checkpoint');
  expect(rows.map(({ id }) => id).sort()).toEqual([open, ended].sort());
});

it('rate limits are deleted an hour after they expire', async () => {
  await query(`insert into rate_limit (key, points, expire)
    select key, 1, extract(epoch from now() + shift::interval) * 1000
    from (values ('on', '1 minute'), ('over', '-59 minutes'), ('old', '-61 minutes'), ('ever', null)) as k (key, shift)`);
  await purge('rate_limit');
  expect((await query('select key from rate_limit order by key')).map(({ key }) => key)).toEqual([
    'ever',
    'on',
    'over',
  ]);
});

it('rows of dead instances are deleted after seven days, unless they still own a game', async () => {
  const [living, silent, owner] = [randomUUID(), randomUUID(), randomUUID()];
  await query(
    `insert into instance (id, heartbeat_at) values ($1, now()), ($2, now() - interval '8 days'),
       ($3, now() - interval '8 days')`,
    [living, silent, owner],
  );
  await query(
    `insert into game (id, kind, phase, version, epoch, owner) values (gen_random_uuid(), 'solo', 'asking', 1, 1, $1)`,
    [owner],
  );
  await purge('instance');
  const left = (await query('select id from instance')).map(({ id }) => id);
  expect(left.sort()).toEqual([living, owner].sort());
});

describe('seen facts', () => {
  const met = (fact: string, age = '8 days', user = userId) =>
    query('insert into seen_fact (user_id, fact, seen_at) values ($1, $2, now() - $3::interval)', [
      user,
      fact,
      age,
    ]);
  const facts = async () => (await query('select fact from seen_fact order by fact')).map(({ fact }) => fact);
  const walk = async (ids: string[]) => {
    const purge = seenFacts(() => ids);
    const begun = await purge.prepare?.(client);
    if (begun) {
      while ((await step(client, purge)).looked === purge.batch);
      await client.query('drop table known_fact');
    }
    return begun;
  };

  it('are kept while they are in the bank, and for a week after they were seen', async () => {
    await query(
      `insert into provider_question (ref, category, difficulty, type, prompt, correct_answer, incorrect_answers,
         source, licence) values ('9/opentdb/a', 9, 'easy', 'boolean', '', '', '[]', '', '')`,
    );
    for (const fact of ['9/a', '9/b', '9/gone', '9/opentdb/a', '9/opentdb/gone']) await met(fact);
    await met('10/gone lately', '6 days');
    expect(await walk(['9/a', '9/b'])).toBe(true);
    expect(await facts()).toEqual(['10/gone lately', '9/a', '9/b', '9/opentdb/a']);
  });

  it('are compared with each version of the bank once, for a few users at a time', async () => {
    for (let n = 0; n < 25; n++) await met('9/gone', '8 days', (await newUser(database.dataSource)).id);
    const bank = [`9/${randomUUID()}`];
    const purge = seenFacts(() => bank);
    await purge.prepare?.(client);
    expect(await step(client, purge)).toMatchObject({ looked: purge.batch });
    await client.query('drop table known_fact');
    expect(await count('seen_fact')).toBeGreaterThan(0);
    expect(await walk(bank)).toBe(true);
    expect(await count('seen_fact')).toBe(0);
    expect(await walk(bank)).toBe(false);
    expect(await walk([...bank, '9/new'])).toBe(true);
  });
});

it('every purge finds its rows through an index, so that recent rows cost nothing', async () => {
  // The tables are nearly empty, and the planner would prefer to scan them.
  await query('set enable_seqscan = off; set enable_mergejoin = off');
  for (const { what, sql } of PURGES.filter(({ what }) => what !== 'instance')) {
    const rows = await query(`explain ${sql.replaceAll('$1', '10')}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect({ what, plan }).toEqual({ what, plan: expect.stringMatching(/Index Cond: .*now\(\)/) });
    expect({ what, plan }).toEqual({ what, plan: expect.not.stringContaining('Seq Scan') });
  }
  await query('reset enable_seqscan; reset enable_mergejoin');
});
