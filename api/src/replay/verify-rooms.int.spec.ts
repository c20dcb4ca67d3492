import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import {
  answerSubmitted,
  hostChanged,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
  roomEmptied,
  runCompleted,
  settingsChanged,
} from '#game/testing/events';
import { playing, startedRun } from '#game/testing/histories';
import { ANN, BOB, CYD, DEADLINE } from '#game/testing/world';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { storeRoom, type Users } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { StoredGames } from './stored-games.js';
import { verify } from './verify.js';

let database: TestDatabase;
let log: PostgresEventLog;
beforeAll(async () => {
  database = await testDatabase();
  log = PostgresEventLog.connect(database.url, () => {});
});
afterAll(async () => {
  await log.close();
  await database.drop();
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  database.dataSource.query(sql, values);
const differences = async (gameId: string) =>
  (await verify(new StoredGames(database.dataSource), gameId)).differences;

/** The history of a room by user and run. */
async function historyOf(gameId: string, users: Users): Promise<Record<string, [number | null, number]>> {
  const rows = await query<{ user_id: string; run: number; score: number | null; total_questions: number }>(
    'select user_id, run, score, total_questions from played_quiz where game_id = $1',
    [gameId],
  );
  const nameOf = (id: string) => Object.keys(users).find((name) => users[name] === id);
  return Object.fromEntries(
    rows.map((row) => [`${nameOf(row.user_id)} ${row.run}`, [row.score, row.total_questions]]),
  );
}

describe('verify finds no difference', () => {
  const rooms: Record<string, [GameEvent[], Record<string, [number | null, number]>]> = {
    'for a player who left, came back to a new seat and finished': [
      [
        ...playing(),
        answerSubmitted(CYD, 0),
        playerLeft(CYD),
        playerJoined(3, 'cyd'),
        answerSubmitted(BOB, 0),
        questionClosed(0),
        questionOpened(1),
        answerSubmitted(3, 1),
        questionClosed(1),
        questionOpened(2),
        playerLeft(BOB),
        questionClosed(2),
        runCompleted([
          [ANN, 0],
          [3, 10],
        ]),
      ],
      { 'ann 1': [0, 3], 'cyd 1': [10, 3], 'bob 1': [null, 3] },
    ],
    'for a player who was removed, lost the seat and came late': [
      [
        ...playing(),
        playerLeft(BOB, 'kicked'),
        answerSubmitted(ANN, 0),
        questionClosed(0),
        playerJoined(3, 'dan'),
        playerLeft(CYD, 'away'),
        questionOpened(1),
        answerSubmitted(3, 1, 'wrong'),
        questionClosed(1),
        questionOpened(2),
        answerSubmitted(3, 2),
        questionClosed(2),
        runCompleted([
          [ANN, 10],
          [3, 10],
        ]),
      ],
      { 'ann 1': [10, 3], 'bob 1': [null, 3], 'cyd 1': [null, 3], 'dan 1': [10, 3] },
    ],
    'for a run that was ended early, whose open question does not count': [
      [
        ...playing(),
        answerSubmitted(BOB, 0),
        questionClosed(0),
        questionOpened(1),
        answerSubmitted(CYD, 1),
        runCompleted(
          [
            [ANN, 0],
            [BOB, 10],
            [CYD, 0],
          ],
          1,
        ),
      ],
      { 'ann 1': [0, 1], 'bob 1': [10, 1], 'cyd 1': [0, 1] },
    ],
    'for a run that was ended before a question counted': [
      [
        ...playing(),
        playerLeft(BOB),
        runCompleted(
          [
            [ANN, 0],
            [CYD, 0],
          ],
          0,
        ),
      ],
      { 'bob 1': [null, 3] },
    ],
    'for a run that all players left': [
      [...playing(), playerLeft(BOB), playerLeft(CYD), playerLeft(ANN), roomEmptied()],
      { 'ann 1': [null, 3], 'bob 1': [null, 3], 'cyd 1': [null, 3] },
    ],
    'for scoring by accuracy in several runs': [
      [
        ...playing({ scoring: 'accuracy' }),
        { ...answerSubmitted(BOB, 0), left: 1, arrivedAt: DEADLINE - 1 } as GameEvent,
        answerSubmitted(CYD, 0, 'wrong'),
        questionClosed(0),
        runCompleted(
          [
            [ANN, 0],
            [BOB, 10],
            [CYD, 0],
          ],
          1,
        ),
        playerLeft(CYD),
        ...startedRun(1, {}, 2),
        { ...answerSubmitted(BOB, 0), run: 2, left: 1, arrivedAt: DEADLINE - 1 } as GameEvent,
        { ...questionClosed(0), run: 2 } as GameEvent,
        runCompleted(
          [
            [ANN, 0],
            [BOB, 1],
          ],
          undefined,
          2,
        ),
      ],
      { 'ann 1': [0, 1], 'bob 1': [10, 1], 'cyd 1': [0, 1], 'ann 2': [0, 1], 'bob 2': [1, 1] },
    ],
    'for a host who did not play, left and came back, and for one who left for good': [
      [
        ...playing({ host_plays: false }),
        answerSubmitted(BOB, 0),
        playerLeft(ANN),
        hostChanged(BOB),
        questionClosed(0),
        playerJoined(3, 'ann'),
        runCompleted(
          [
            [BOB, 10],
            [CYD, 0],
          ],
          1,
        ),
        ...startedRun(1, {}, 2),
        { ...answerSubmitted(3, 0), run: 2 } as GameEvent,
        { ...questionClosed(0), run: 2 } as GameEvent,
        runCompleted(
          [
            [BOB, 0],
            [CYD, 0],
            [3, 10],
          ],
          undefined,
          2,
        ),
        settingsChanged({ host_plays: false }),
        ...startedRun(1, {}, 3).slice(1, 3),
        { ...startedRun(1, {}, 3).at(-1), hostOnly: BOB } as GameEvent,
        playerLeft(BOB),
        hostChanged(CYD),
        { ...questionClosed(0), run: 3 } as GameEvent,
        runCompleted(
          [
            [CYD, 0],
            [3, 0],
          ],
          undefined,
          3,
        ),
      ],
      {
        ...{ 'bob 1': [10, 1], 'cyd 1': [0, 1], 'ann 2': [10, 1], 'bob 2': [0, 1], 'cyd 2': [0, 1] },
        ...{ 'ann 3': [0, 1], 'cyd 3': [0, 1] },
      },
    ],
    'for a question whose deadline was moved': [
      [
        ...playing(),
        { ...answerSubmitted(ANN, 0), arrivedAt: DEADLINE - 1_000, left: 1_000 } as GameEvent,
        { type: 'GameStalled', run: 1, closesAt: DEADLINE + 100_000 },
        { ...answerSubmitted(BOB, 0), arrivedAt: DEADLINE + 90_000, left: 10_000 } as GameEvent,
        questionClosed(0),
        runCompleted(
          [
            [ANN, 1],
            [BOB, 5],
            [CYD, 0],
          ],
          1,
        ),
      ],
      { 'ann 1': [1, 1], 'bob 1': [5, 1], 'cyd 1': [0, 1] },
    ],
    'for answers that arrived before, during and after a stall': [
      [
        ...playing(),
        {
          type: 'GameStalled',
          run: 1,
          closesAt: DEADLINE + 3_500,
          from: DEADLINE - 10_500,
          to: DEADLINE - 7_000,
        },
        { ...answerSubmitted(ANN, 0), arrivedAt: DEADLINE - 12_000, left: 12_000 } as GameEvent,
        { ...answerSubmitted(BOB, 0), arrivedAt: DEADLINE - 9_000, left: 10_500 } as GameEvent,
        {
          type: 'GameStalled',
          run: 1,
          closesAt: DEADLINE + 5_500,
          from: DEADLINE - 1_000,
          to: DEADLINE + 1_000,
        },
        { ...answerSubmitted(CYD, 0), arrivedAt: DEADLINE - 3_000, left: 6_500 } as GameEvent,
        questionClosed(0),
        questionOpened(1),
        { ...answerSubmitted(CYD, 1), arrivedAt: DEADLINE - 9_000, left: 9_000 } as GameEvent,
        questionClosed(1),
        runCompleted(
          [
            [ANN, 6],
            [BOB, 5],
            [CYD, 8],
          ],
          2,
        ),
      ],
      { 'ann 1': [6, 2], 'bob 1': [5, 2], 'cyd 1': [8, 2] },
    ],
  };

  it.each(Object.entries(rooms))('%s', async (_, [events, history]) => {
    const { gameId, users } = await storeRoom(log, events);
    expect(await differences(gameId)).toEqual([]);
    expect(await historyOf(gameId, users)).toEqual(history);
  });
});
