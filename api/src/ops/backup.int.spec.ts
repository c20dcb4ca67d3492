import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import { answerSubmitted, playerLeft, questionClosed, runCompleted } from '#game/testing/events';
import { lobby, startedRun } from '#game/testing/histories';
import { ANN, BOB, CYD } from '#game/testing/world';
import { migrateOnly } from '../database/data-source.js';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { record } from '../operators/operators.js';
import { ranOps } from '../testing/ops.js';
import { newUser } from '../testing/sign-up.js';
import { storeRoom } from '../testing/stored-rooms.js';
import {
  type EmptyDatabase,
  emptyDatabase,
  type TestDatabase,
  testDatabase,
} from '../testing/test-database.js';

const PLAYED: GameEvent[] = [
  ...lobby('bob', 'cyd'),
  ...startedRun(1),
  answerSubmitted(BOB, 0),
  playerLeft(CYD),
  questionClosed(0),
  runCompleted([
    [ANN, 0],
    [BOB, 10],
  ]),
];

let here: TestDatabase;
let there: EmptyDatabase;
let log: PostgresEventLog;
let folder: string;
beforeAll(async () => {
  here = await testDatabase();
  log = PostgresEventLog.connect(here.url, () => {});
  await storeRoom(log, PLAYED);
  await storeRoom(log, PLAYED);
  const { id } = await newUser(here.dataSource, 'Zoë “\\" \u2028');
  const text = 'tab\t, line\n, quote " and \\ and ☃';
  await query(
    `insert into quiz (id, owner_id, title, total_questions, search, questions)
     values (gen_random_uuid(), $1, $2, 1, array_to_tsvector(array['a', 'b']), jsonb_build_array($2::text, 1e-7, null))`,
    [id, text],
  );
  await query(`insert into sign_in (id, user_id, keep_logged_in) values (gen_random_uuid(), $1, true)`, [id]);
  await record(here.dataSource.manager, { action: 'bank off', target: text });
  await query(`update game set created_at = '2030-01-01T00:00:00.123456Z'`);
});
afterAll(async () => {
  await log.close();
  await here.drop();
});
beforeEach(async () => {
  there = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterEach(async () => {
  await there.drop();
  await rm(folder, { recursive: true });
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => here.dataSource.query(sql, values);
const at = (name: string) => join(folder, name);
const backedUp = () => ranOps(here.url, ['backup', at('all')]);
const restored = (file = 'all') => ranOps(there.url, ['restore', at(file), '--yes']);

/** All rows of the tables that a backup holds, as Postgres writes them. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not in ('migrations', 'game_checkpoint', 'instance', 'rate_limit')`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}

describe('restore', () => {
  it('restores every row of a backup, and verify finds no difference', async () => {
    const before = await rowsOf(here.url);
    expect(await backedUp()).toMatchObject({ code: 0 });
    expect(await restored()).toMatchObject({ code: 0, errors: '' });
    const { operator_action: actions = [], ...after } = await rowsOf(there.url);
    const { operator_action: known = [], ...others } = before;
    expect(after).toEqual(others);
    expect(Object.values(others).filter((rows) => rows.length > 0).length).toBeGreaterThan(5);
    expect(actions).toEqual(expect.arrayContaining(known));
    expect(actions.filter((row) => !known.includes(row))).toEqual([
      expect.stringContaining(',backup,'),
      expect.stringContaining(',restore,'),
    ]);
    expect(await ranOps(there.url, ['verify', '--all'])).toMatchObject({
      code: 0,
      out: '2 games, 24 events, 0 differences',
    });
  });

  it('loads a backup of an earlier release into the schema of this one', async () => {
    await backedUp();
    const [head = '', ...lines] = gunzipSync(await readFile(at('all')))
      .toString()
      .split('\n');
    const { tables, migrations, ...rest } = JSON.parse(head);
    const earlier = {
      ...rest,
      migrations: migrations.slice(0, -1),
      tables: tables.map(({ name, columns }: { name: string; columns: string[] }) => ({
        name,
        columns: columns.filter((column) => column !== 'hidden'),
      })),
    };
    await writeFile(at('earlier'), gzipSync([JSON.stringify(earlier), ...lines].join('\n')));
    expect(await restored('earlier')).toMatchObject({ code: 0 });
    expect(await ranOps(there.url, ['verify', '--all'])).toMatchObject({ code: 0 });
  });

  it('refuses a database that is not empty', async () => {
    await backedUp();
    expect(await restored()).toMatchObject({ code: 0 });
    const before = await rowsOf(there.url);
    expect(await restored()).toMatchObject({ code: 1, errors: expect.stringContaining('is not empty') });
    expect(await rowsOf(there.url)).toEqual(before);
  });

  const hostile: [string, (lines: string[]) => string[], string][] = [
    ['that was cut off', (l) => l.slice(0, -1), 'its end is missing'],
    ['without a row', (l) => l.filter((line) => !line.includes('"AnswerSubmitted"')), 'it should have'],
    ['with lines after its end', (l) => [...l, '{}'], 'has lines after its end'],
    [
      'of a newer release',
      (l) => l.with(0, (l[0] ?? '').replace('"migrations":["', '"migrations":["Later","')),
      'newer release, with Later',
    ],
    [
      'of another format',
      (l) => l.with(0, (l[0] ?? '').replace('backup","version":1', 'backup","version":2')),
      'first line',
    ],
    [
      'with an unknown table',
      (l) => l.map((line) => (line === '["table","quiz"]' ? '["table","pg_authid"]' : line)),
      'pg_authid',
    ],
    [
      'with an unknown column',
      (l) => l.with(0, (l[0] ?? '').replace('"hidden"', '"unseen"')),
      'unknown here',
    ],
    ['with rows that are none', (l) => l.with(2, '{"id":"x"}'), 'do not fit into'],
    ['with broken rows', (l) => l.with(2, '{"id":'), 'do not fit into'],
    [
      'with rows of users that are missing',
      (l) => l.filter((line, n) => n === 0 || !line.includes('"username_key"')),
      'do not fit into',
    ],
    ['with a line of nothing', (l) => l.toSpliced(1, 0, '[7]'), 'neither a row nor a table'],
  ];
  it.each(hostile)('refuses a file %s, and changes nothing', async (_, change, reason) => {
    expect(await backedUp()).toMatchObject({ code: 0, errors: '' });
    const lines = gunzipSync(await readFile(at('all')))
      .toString()
      .trimEnd()
      .split('\n');
    await writeFile(at('hostile'), gzipSync(`${change(lines).join('\n')}\n`));
    const { code, errors } = await restored('hostile');
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(reason) });
    expect(errors).not.toMatch(/\n {4}at /);
    expect(Object.values(await rowsOf(there.url)).flat()).toEqual([]);
    expect(await restored()).toMatchObject({ code: 0 });
  });

  it('refuses a file that is not gzipped, is truncated or does not exist', async () => {
    await backedUp();
    await writeFile(at('plain'), 'no backup');
    await writeFile(at('cut'), (await readFile(at('all'))).subarray(0, 500));
    expect((await restored('plain')).errors).toContain('incorrect header check');
    expect((await restored('cut')).errors).toContain('unexpected end of file');
    expect((await restored('missing')).errors).toContain('ENOENT');
    expect(Object.values(await rowsOf(there.url)).flat()).toEqual([]);
  });

  it('continues identity columns', async () => {
    await backedUp();
    await restored();
    await migrateOnly(there.url);
    expect(await ranOps(there.url, ['users', 'find', 'zo'])).toMatchObject({ code: 0 });
    const { out } = await ranOps(there.url, ['actions', 'list', '--json']);
    const ids = (JSON.parse(out) as { id: string }[]).map(({ id }) => Number(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });
});

describe('backup', () => {
  it('writes a file that only its owner can read, from one snapshot', async () => {
    let isOver = false;
    const busy = (async () => {
      while (!isOver) await storeRoom(log, PLAYED);
    })();
    expect(await backedUp()).toMatchObject({ code: 0 });
    isOver = true;
    await busy;
    expect((await stat(at('all'))).mode & 0o777).toBe(0o600);
    await restored();
    expect(await ranOps(there.url, ['verify', '--all'])).toMatchObject({ code: 0 });
  });

  it('does not overwrite a file', async () => {
    await backedUp();
    expect(await backedUp()).toMatchObject({ code: 2, errors: expect.stringContaining('EEXIST') });
  });

  it.each([
    [['backup'], 'into which file?'],
    [['restore'], 'which file?'],
    [['backup', '/nowhere/at/all'], 'cannot be written'],
  ])('refuses %j', async (args, text) => {
    expect(await ranOps(here.url, args)).toMatchObject({ code: 2, errors: expect.stringContaining(text) });
  });
});
