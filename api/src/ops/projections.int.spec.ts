import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { snapshot } from '#game/snapshot';
import {
  answerSubmitted,
  gameClosed,
  playerLeft,
  questionClosed,
  roomEmptied,
  runCompleted,
} from '#game/testing/events';
import { lobby, startedRun } from '#game/testing/histories';
import { ANN, BOB, CYD } from '#game/testing/world';
import { checkpointOf } from '../games/log/checkpoint.js';
import { LOCK_CLASS } from '../games/log/liveness.sql.js';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { replay } from '../replay/replay.js';
import { StoredGames } from '../replay/stored-games.js';
import { verify } from '../replay/verify.js';
import { ranOps } from '../testing/ops.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';

const RUN = [
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
const OVER = [...RUN, playerLeft(ANN), playerLeft(BOB), roomEmptied(), gameClosed('empty')];

let database: TestDatabase;
let log: PostgresEventLog;
let gameId: string;
beforeAll(async () => {
  database = await testDatabase();
  log = PostgresEventLog.connect(database.url, () => {});
});
afterAll(async () => {
  await log.close();
  await database.drop();
});
beforeEach(async () => {
  await query(
    'truncate game, game_event, game_checkpoint, played_quiz, seat_of, room_code, operator_action, instance',
  );
  ({ gameId } = await storeRoom(log, RUN));
  // One in the middle and one at the end.
  for (const version of [9, RUN.length]) {
    const events = [];
    for await (const event of stored().log(gameId)) if (event.version <= version) events.push(event);
    await log.keep(await checkpointOf(gameId, snapshot(replay(events))));
  }
  expect(await differences()).toEqual([]);
});

const stored = () => new StoredGames(database.dataSource);
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  database.dataSource.query(sql, values);
const differences = async () => (await verify(stored())).differences;
const rebuilt = (...args: string[]) => ranOps(database.url, ['projections', 'rebuild', ...args, '--yes']);

const TABLES = ['game', 'game_event', 'game_checkpoint', 'played_quiz'];
const rows = () =>
  Promise.all(TABLES.map((table) => query(`select t::text as row from ${table} t order by 1`)));

describe('projections rebuild', () => {
  it('changes nothing if nothing is wrong', async () => {
    await storeRoom(log, OVER);
    const before = await rows();
    expect(await rebuilt('--all')).toMatchObject({ code: 0, out: '2 games, 0 changed' });
    expect(await rows()).toEqual(before);
    expect(await query('select from operator_action')).toEqual([]);
  });

  const damages: [string, string, string[]][] = [
    [
      'a changed history row',
      `update played_quiz set score = 7, title = 'x' where score = 10`,
      ['history: 1 rows changed'],
    ],
    ['a lost history row', 'delete from played_quiz where score = 10', ['history: 1 rows added']],
    [
      'an invented history row',
      `insert into played_quiz select game_id, 9, user_id, title, score, total_questions, is_multiplayer, at from played_quiz where score = 10`,
      ['history: 1 rows removed'],
    ],
    [
      'a wrong head row',
      `update game set version = 3, phase = 'asking', due_at = now()`,
      ['head row: version 3 → 12', 'head row: phase asking → lobby', 'head row: due_at'],
    ],
    [
      'a changed checkpoint',
      `update game_checkpoint set state = 'x' where version = 9`,
      ['version 9: written again'],
    ],
    [
      'a checkpoint of no version',
      `update game_checkpoint set version = 99 where version = 9`,
      ['version 99: removed, no such version'],
    ],
  ];
  it.each(damages)('repairs %s', async (_, damage, changes) => {
    const before = await rows();
    await query(damage);
    expect(await rows()).not.toEqual(before);
    const { code, out } = await rebuilt(gameId);
    expect(code).toBe(0);
    for (const change of changes) expect(out).toContain(change);
    expect(out).toContain('1 games, 1 changed');
    expect(await differences()).toEqual([]);
    expect((await rebuilt('--all')).out).toBe('1 games, 0 changed');
    expect(await query('select action, target from operator_action')).toEqual([
      { action: 'projections rebuild', target: gameId },
    ]);
  });

  it('repairs all kinds of damage at once, and a lost head row', async () => {
    const { gameId: other } = await storeRoom(log, OVER);
    for (const [, damage] of damages) await query(damage);
    await query('delete from game where id = $1', [other]);
    const { out } = await rebuilt('--all', '--json');
    expect(JSON.parse(out)).toMatchObject({ games: 2, changed: 2, skipped: 0, broken: 0 });
    expect(await differences()).toEqual([]);
    expect(await query(`select kind, phase, version from game where id = $1`, [other])).toEqual([
      { kind: 'room', phase: 'closed', version: OVER.length },
    ]);
  });

  it('fences an owner that only seems dead, if the rebuild changes the head row', async () => {
    const head = () => query('select epoch, owner from game');
    const before = await head();
    await rebuilt(gameId);
    expect(await head()).toEqual(before);
    await query('update game set version = 3');
    await rebuilt(gameId);
    expect(await head()).toEqual([{ epoch: 2, owner: null }]);
  });

  it('skips a game that a server plays, without waiting for its lock', async () => {
    await query('delete from played_quiz');
    const session = database.dataSource.createQueryRunner();
    await session.query(
      `with me as (
         insert into instance (id, heartbeat_at)
         select owner, clock_timestamp() + interval '1 hour' from game returning lock_key
       )
       select pg_advisory_lock(${LOCK_CLASS}, lock_key) from me`,
    );
    const before = await rows();
    expect((await rebuilt('--all')).out).toBe(
      `${gameId}  skipped: a server plays it\n1 games, 0 changed, 1 skipped, since servers play them`,
    );
    expect(await rows()).toEqual(before);
    await session.query('select pg_advisory_unlock_all()');
    await session.startTransaction();
    await session.query('select from game for update');
    expect((await rebuilt(gameId)).out).toContain('skipped: a server writes to it');
    await session.rollbackTransaction();
    await session.release();
    expect((await rebuilt(gameId)).out).toContain('history: 3 rows added');
  });

  it('does not change a game whose log cannot be folded, and exits with 1', async () => {
    await query(`update game_checkpoint set state = 'x'`);
    await query(
      `update game_event set data = jsonb_set(data, '{results,0,score}', '5') where type = 'RunCompleted'`,
    );
    const before = await rows();
    const { code, out } = await rebuilt('--all');
    expect([code, out]).toEqual([
      1,
      expect.stringContaining('cannot be folded: Error: RunCompleted cannot follow'),
    ]);
    expect(await rows()).toEqual(before);
  });

  it('keeps a game quarantined, without a deadline', async () => {
    await log.quarantine(gameId, 'broken');
    await query('delete from played_quiz');
    await rebuilt(gameId);
    expect(await query('select quarantine, due_at from game')).toEqual([
      { quarantine: 'broken', due_at: null },
    ]);
    expect(await differences()).toEqual([]);
  });

  it.each([
    [['projections', 'rebuild', '--yes'], 'An id or --all is needed'],
    [['projections', 'rebuild', randomUUID(), '--yes'], 'there is no game'],
    [['projections', 'rebuild', 'x', '--yes'], 'there is no game x'],
    [['projections', 'rebuild', '--all'], 'add --yes'],
    [['projections'], 'npm run ops'],
  ])('refuses %j', async (args, text) => {
    expect(await ranOps(database.url, args)).toMatchObject({
      code: 2,
      errors: expect.stringContaining(text),
    });
  });
});
