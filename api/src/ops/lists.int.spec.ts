import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gameClosed, playerLeft, roomEmptied, roomOpened } from '#game/testing/events';
import { lobby, playing } from '#game/testing/histories';
import { ANN } from '#game/testing/world';
import { LOCK_CLASS } from '../games/log/liveness.sql.js';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { type GameFilter, gameList } from '../replay/game-list.sql.js';
import { ranOps } from '../testing/ops.js';
import { rowsVisited } from '../testing/rows-visited.js';
import { newUser } from '../testing/sign-up.js';
import { storeRoom, type Users } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';

const HOUR_MS = 3_600_000;
const CODE = 'XZ2345';

let database: TestDatabase;
let old: string;
let asking: { gameId: string; users: Users };
let waiting: string;
beforeAll(async () => {
  database = await testDatabase();
  const log = PostgresEventLog.connect(database.url, () => {});
  old = (await storeRoom(log, [...lobby(), playerLeft(ANN), roomEmptied(), gameClosed('empty')])).gameId;
  asking = await storeRoom(log, playing());
  waiting = (await storeRoom(log, lobby('zoe'))).gameId;
  await log.close();
  const created = 'update game set created_at = $2 where id = $1';
  for (const [n, id] of [old, asking.gameId, waiting].entries())
    await query(created, [id, new Date(Date.UTC(2030, 0, 1) + n * HOUR_MS)]);
});
afterAll(() => database.drop());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  database.dataSource.query(sql, values);

async function listed(...options: string[]): Promise<string[]> {
  const { out } = await ranOps(database.url, ['games', 'list', '--json', ...options]);
  return (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
}

describe('games list', () => {
  it('lists games newest first', async () => {
    expect(await listed()).toEqual([waiting, asking.gameId, old]);
    expect(await listed('--limit', '1')).toEqual([waiting]);
    expect(await listed('--open')).toEqual([waiting, asking.gameId]);
  });

  it('finds games created since one time and before another, in UTC', async () => {
    expect(await listed('--since', '2030-01-01T01:00')).toEqual([waiting, asking.gameId]);
    expect(await listed('--until', '2030-01-01T01:00Z')).toEqual([old]);
    expect(await listed('--since', '2030-01-01T02:00+01:00', '--until', '2030-01-01T02:00')).toEqual([
      asking.gameId,
    ]);
    const { out } = await ranOps(database.url, ['games', 'list', '--until', '2030-01-01T01:00Z']);
    expect(out).toContain('2030-01-01T00:00:00.000Z');
  });

  it('finds games by their phase', async () => {
    expect(await listed('--phase', 'closed')).toEqual([old]);
    expect(await listed('--phase', 'asking')).toEqual([asking.gameId]);
    expect(await listed('--phase', 'revealing')).toEqual([]);
  });

  it('finds the rooms that had a code, however it is typed', async () => {
    await query(
      `update game_event set data = jsonb_set(data, '{code}', to_jsonb($2::text)) where game_id = $1 and version = 1`,
      [old, CODE],
    );
    expect(await listed('--code', 'xz2-345')).toEqual([old]);
    expect(await listed('--code', CODE, '--open')).toEqual([]);
    expect(await listed('--code', roomOpened().code ?? '')).toEqual([waiting, asking.gameId]);
  });

  it('finds the games of a user by email, id or name, and by the id of a deleted user', async () => {
    const user = await newUser(database.dataSource, 'Zyxomma Quill');
    const joins = (userId: string) =>
      query(
        `update game_event set data = jsonb_set(data, '{userId}', to_jsonb($2::text))
         where game_id = $1 and type = 'PlayerJoined' and data->>'seat' = '1'`,
        [asking.gameId, userId],
      );
    await joins(user.id);
    for (const who of [user.email ?? '', user.id.toUpperCase(), ' zyxomma quill'])
      expect(await listed('--user', who)).toEqual([asking.gameId]);
    const other = await newUser(database.dataSource);
    expect(await listed('--user', other.id)).toEqual([]);
    await joins(asking.users['bob'] ?? '');
    expect(await listed('--user', asking.users['bob'] ?? '')).toEqual([asking.gameId]);
  });

  it('finds games that are quarantined, or overdue without a living owner', async () => {
    const change = (set: string) => query(`update game set ${set} where id = $1`, [asking.gameId]);
    expect(await listed('--problem')).toEqual([]);
    await change(`due_at = now() - interval '1 minute'`);
    expect(await listed('--problem')).toEqual([asking.gameId]);
    await change(`due_at = now() - interval '1 second'`);
    expect(await listed('--problem')).toEqual([]);
    await change(`due_at = null, quarantine = 'broken'`);
    expect(await listed('--problem')).toEqual([asking.gameId]);
    await change('quarantine = null');
  });

  it('does not list an overdue game whose owner is alive', async () => {
    await query(`update game set due_at = now() - interval '1 minute' where id = $1`, [asking.gameId]);
    const session = database.dataSource.createQueryRunner();
    await session.query(
      `with me as (
         insert into instance (id, heartbeat_at)
         select owner, clock_timestamp() + interval '1 hour' from game where id = $1 returning lock_key
       )
       select pg_advisory_lock(${LOCK_CLASS}, lock_key) from me`,
      [asking.gameId],
    );
    expect(await listed('--problem')).toEqual([]);
    await session.query('select pg_advisory_unlock_all()');
    expect(await listed('--problem')).toEqual([asking.gameId]);
    await session.release();
  });

  it.each([
    [['--since', 'yesterday'], '--since must be a time'],
    [['--until', '2030-02-30'], '--until must be a time'],
    [['--code', 'AEIOU1'], '--code must be the code of a room'],
    [['--phase', 'over'], '--phase must be one of lobby, asking, revealing, closed'],
    [['--user', 'nobody'], 'there is no user nobody'],
  ])('refuses %j', async (options, text) => {
    const { code, errors } = await ranOps(database.url, ['games', 'list', ...options]);
    expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining(text) });
  });
});

describe('the query of games list', () => {
  const GAMES = 1_000;
  beforeAll(async () => {
    await query(
      `with games as (
         insert into game (id, kind, phase, version, epoch, created_at)
         select gen_random_uuid(), 'room', 'closed', 2, 1, '2029-01-01'::timestamptz + n * interval '1 minute'
         from generate_series(1, $1) n returning id, created_at
       )
       insert into game_event
       select id, 1, 1, created_at, 'GameOpened', 1, null::uuid, jsonb_build_object('code', left(id::text, 6)) from games
       union all
       select id, 2, 1, created_at, 'PlayerJoined', 1, null, jsonb_build_object('seat', 0, 'userId', gen_random_uuid()) from games`,
      [GAMES],
    );
    await query('analyze game, game_event');
  });

  const all = { limit: 10, open: false, problem: false };
  const cases: [string, Partial<GameFilter>, number][] = [
    ['all', {}, 10],
    ['open ones', { open: true }, 2],
    ['a phase', { phase: 'asking' }, 1],
    ['closed ones', { phase: 'closed' }, 10],
    ['a time', { since: new Date('2029-01-01T06:00Z'), until: new Date('2029-01-01T06:05Z') }, 5],
    ['a code', { code: CODE }, 1],
    ['a user', { users: [randomUUID()] }, 0],
    ['problems', { problem: true }, 1],
    ['problems of a phase', { problem: true, phase: 'asking' }, 1],
  ];
  it.each(cases)('reads few rows of a large table for %s', async (_, filter, found) => {
    const [sql, values] = gameList('id', { ...all, ...filter });
    expect(await query(sql, values)).toHaveLength(found);
    expect(await rowsVisited(database.dataSource, sql, values)).toBeLessThan(60);
  });
});
