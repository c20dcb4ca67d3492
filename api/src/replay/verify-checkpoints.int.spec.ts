import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SNAPSHOT_FORMAT, snapshot } from '#game/snapshot';
import { answerSubmitted, questionClosed, questionOpened } from '#game/testing/events';
import { playing } from '#game/testing/histories';
import { BOB } from '#game/testing/world';
import { checkpointOf, snapshotIn } from '../games/log/checkpoint.js';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { replay } from './replay.js';
import { StoredGames } from './stored-games.js';
import { verify } from './verify.js';

const EVENTS = [
  ...playing(),
  answerSubmitted(BOB, 0),
  questionClosed(0),
  questionOpened(1),
  answerSubmitted(BOB, 1),
  questionClosed(1),
];
const MIDDLE = EVENTS.length - 3;

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

const found = async () => (await verify(new StoredGames(database.dataSource), gameId)).differences;
const change = (set: string, ...values: unknown[]) =>
  database.dataSource.query(`update game_checkpoint set ${set} where game_id = $1`, [gameId, ...values]);

/** Stores a room with a checkpoint in the middle and one at its end. */
beforeEach(async () => {
  ({ gameId } = await storeRoom(log, EVENTS));
  const events = await log.read(gameId);
  for (const version of [MIDDLE, EVENTS.length])
    await log.keep(await checkpointOf(gameId, snapshot(replay(events, { to: version }))));
  expect(await found()).toEqual([]);
});

const differing = (version: number, what: string) => ({
  gameId,
  what: `checkpoint at version ${version}`,
  expected: 'what the log says',
  found: what,
});

describe('verify of checkpoints', () => {
  it('finds a changed state', async () => {
    await change(`state = replace(state, '"host":0', '"host":1')`);
    expect(await found()).toEqual([MIDDLE, EVENTS.length].map((v) => differing(v, 'not what its hash says')));
  });

  it('finds a state of another version that has a valid hash', async () => {
    const checkpoint = await log.checkpoint(gameId, 1_000);
    const wrong = checkpoint && (await snapshotIn(checkpoint));
    if (!wrong) throw new Error('no checkpoint');
    wrong.sheet.receipts = [];
    wrong.sheet.host = 2;
    wrong.context.deadline = 1;
    const { hash, state } = await checkpointOf(gameId, wrong);
    await database.dataSource.query(
      'update game_checkpoint set hash = $2, state = $3 where game_id = $1 and version = $4',
      [gameId, hash, state, EVENTS.length],
    );
    expect(await found()).toEqual([differing(EVENTS.length, 'another deadline, host')]);
  });

  it('finds a checkpoint of a version that the log does not have', async () => {
    await change('version = 77 + version - $2', EVENTS.length);
    await database.dataSource.query('delete from game_checkpoint where game_id = $1 and version < 77', [
      gameId,
    ]);
    expect(await found()).toEqual([
      { gameId, what: 'checkpoint at version 77', expected: 'no such version', found: 'a checkpoint' },
    ]);
  });

  it('ignores a checkpoint of another release', async () => {
    await change('format = $2', SNAPSHOT_FORMAT + 1);
    expect(await found()).toEqual([]);
  });
});
