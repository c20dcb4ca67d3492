import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Correction, GameEvent } from '#game/events';
import { Uncorrectable } from '#game/regrade';
import { answerSubmitted, questionClosed, runCompleted } from '#game/testing/events';
import { playing } from '#game/testing/histories';
import { ANN, BOB, CYD } from '#game/testing/world';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { correctableRun, madeBefore, makeCorrection, type Proposal, proposed } from './corrections.js';

let database: TestDatabase;
let log: PostgresEventLog;
let gameId: string;
beforeAll(async () => {
  database = await testDatabase();
  log = PostgresEventLog.connect(database.url, () => {});
});
afterAll(async () => {
  await log?.close();
  await database?.drop();
});

/** Bob alone has answered, and not with the key. */
const PLAYED: GameEvent[] = [
  ...playing(),
  answerSubmitted(BOB, 0, 'worst', 10_000),
  questionClosed(0),
  runCompleted(
    [
      [ANN, 0],
      [BOB, 0],
      [CYD, 0],
    ],
    1,
  ),
];
const BOTH: Correction = { index: 0, right: ['right', 'worst'] };
const USER = randomUUID();
beforeEach(async () => {
  ({ gameId } = await storeRoom(log, PLAYED));
});

const proposal = async (correction: Correction = BOTH) =>
  proposed(gameId, await correctableRun(database.dataSource, gameId), correction);
const make = async (id: string, given: Proposal) =>
  makeCorrection({ database: database.dataSource, report: () => {} }, given, {
    ...{ id, userId: USER, reason: 'why' },
  });
const corrections = () =>
  database.query(
    `select version, data->>'by' as by from game_event where game_id = $1 and type = 'RunCorrected'`,
    [gameId],
  );

describe('a correction', () => {
  it('is the event of one command, which is found again by its id', async () => {
    const id = randomUUID();
    const version = PLAYED.length + 1;
    expect(await make(id, await proposal())).toMatchObject({ ok: true, version });
    expect(await corrections()).toEqual([{ version, by: USER }]);
    expect(await madeBefore(database.dataSource, gameId, id)).toBe(version);
    expect(await madeBefore(database.dataSource, gameId, randomUUID())).toBeUndefined();
  });

  it('of two that were proposed for the same results is refused the second time', async () => {
    const [first, second] = await Promise.all([proposal(), proposal({ seat: CYD, points: 1 })]);
    expect(await make(randomUUID(), first)).toMatchObject({ ok: true });
    expect(await make(randomUUID(), second)).toMatchObject({ ok: false, code: 'not_now' });
    expect(await corrections()).toHaveLength(1);
  });

  it('is proposed for completed runs of games that are not quarantined', async () => {
    await expect(correctableRun(database.dataSource, gameId, 2)).rejects.toThrow(Uncorrectable);
    await database.query(`update game set quarantine = 'why' where id = $1`, [gameId]);
    await expect(proposal()).rejects.toThrow(`game ${gameId} is quarantined`);
  });
});
