import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import {
  answerSubmitted,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
  runCompleted,
  runCorrected,
} from '#game/testing/events';
import { playing, startedRun } from '#game/testing/histories';
import { ANN, BOB } from '#game/testing/world';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { storeRoom, type Users } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { StoredGames } from './stored-games.js';
import { verify } from './verify.js';

const CYD_AGAIN = 3;

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

/** Ann is right, Bob and Cyd are wrong once. Cyd has left and come back. Then the room plays on. */
const PLAYED: GameEvent[] = [
  ...playing(),
  playerLeft(2),
  answerSubmitted(ANN, 0),
  answerSubmitted(BOB, 0, 'worst', 10_000),
  questionClosed(0),
  playerJoined(CYD_AGAIN, 'cyd'),
  questionOpened(1),
  answerSubmitted(BOB, 1, 'wrong'),
  answerSubmitted(CYD_AGAIN, 1, 'worst'),
  questionClosed(1),
  runCompleted(
    [
      [ANN, 10],
      [BOB, 0],
      [CYD_AGAIN, 0],
    ],
    2,
  ),
];
const DONE = PLAYED.length;
const NEXT = startedRun(1, {}, 2);
const CORRECTED: GameEvent[] = [
  ...PLAYED,
  runCorrected({ index: 0, right: ['right', 'worst'] }, DONE, 2, [
    [ANN, 10],
    [BOB, 5],
    [CYD_AGAIN, 0],
  ]),
  runCorrected({ seat: CYD_AGAIN, points: 3 }, DONE + 1, 2, [
    [ANN, 10],
    [BOB, 5],
    [CYD_AGAIN, 3],
  ]),
  ...NEXT,
  runCorrected({ index: 1, voided: true }, DONE + 2, 1, [
    [ANN, 10],
    [BOB, 5],
    [CYD_AGAIN, 3],
  ]),
];

const differences = async (gameId: string) =>
  (await verify(new StoredGames(database.dataSource), gameId)).differences;

describe('verify in a game with corrections', () => {
  let gameId: string;
  let users: Users;
  beforeEach(async () => {
    ({ gameId, users } = await storeRoom(log, CORRECTED));
  });

  it('finds no difference: fold, SQL and history have the corrected results', async () => {
    expect(await differences(gameId)).toEqual([]);
    const rows = await database.query(
      'select user_id, score, total_questions from played_quiz where game_id = $1 order by score desc',
      [gameId],
    );
    expect(rows).toEqual(
      [
        ['ann', 10],
        ['bob', 5],
        ['cyd', 3],
      ].map(([name, score]) => ({ user_id: users[name as string], score, total_questions: 1 })),
    );
  });

  it.each([
    ['the reason', `jsonb_set(data, '{reason}', '"Two answers are right!"')`],
    ['the operator', `jsonb_set(data, '{by}', '"olgb"')`],
    ['a right answer', `jsonb_set(data, '{correction,right}', '["right"]')`],
    ['a score', `jsonb_set(data, '{results,1,score}', '4')`],
    ['the difference of a score', `jsonb_set(data, '{correction,points}', '2')`],
  ])('finds that %s was changed', async (_, change) => {
    await database.query(
      `update game_event set data = ${change} where game_id = $1 and type = 'RunCorrected' and data <> ${change}`,
      [gameId],
    );
    const found = await differences(gameId);
    expect(found.map(({ what }) => what)).toContainEqual(expect.stringMatching(/^hash of event/));
  });

  it.each([
    ['total_questions = 2', 'questions'],
    ['score = 0', 'score'],
  ])('finds a history row with %s', async (set, what) => {
    await database.query(`update played_quiz set ${set} where game_id = $1 and user_id = $2`, [
      gameId,
      users['bob'],
    ]);
    expect(await differences(gameId)).toMatchObject([{ what: expect.stringContaining(what) }]);
  });
});

it('verify finds results that do not follow from the corrections', async () => {
  const wrong = runCorrected({ index: 0, right: ['right', 'worst'] }, DONE, 2, [
    [ANN, 10],
    [BOB, 6],
    [CYD_AGAIN, 0],
  ]);
  const { gameId } = await storeRoom(log, [...PLAYED, wrong]);
  const found = (await differences(gameId)).map(({ what }) => what);
  expect(found).toContain(`results in event ${DONE + 1}`);
  expect(found).toContainEqual(expect.stringMatching(/^SQL over the log: score/));
});
