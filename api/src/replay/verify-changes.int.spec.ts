import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerSubmitted,
  playerLeft,
  questionClosed,
  questionOpened,
  runCompleted,
} from '#game/testing/events';
import { fc } from '#game/testing/fast-check';
import { playing } from '#game/testing/histories';
import { playRoom } from '#game/testing/room-play';
import { type RoomScript, roomScripts } from '#game/testing/room-script';
import { ANN, BOB } from '#game/testing/world';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { printedSeed } from '../testing/seeded-random.js';
import { storeRoom, type Users } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { StoredGames } from './stored-games.js';
import { verify } from './verify.js';

/** Rooms in which nothing is changed. */
const OTHERS = 2;
/** Rooms that are stored at the same time. */
const TOGETHER = 10;

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
const verifyAll = () => verify(new StoredGames(database.dataSource));

describe('verify in a room that Cyd left', () => {
  let gameId: string;
  let users: Users;
  beforeAll(async () => {
    const events = [
      ...playing(),
      answerSubmitted(BOB, 0),
      questionClosed(0),
      questionOpened(1),
      playerLeft(2),
      answerSubmitted(ANN, 1, 'wrong'),
      questionClosed(1),
      questionOpened(2),
    ];
    const end = runCompleted(
      [
        [ANN, 0],
        [BOB, 10],
      ],
      2,
    );
    for (let n = 0; n < OTHERS; n++) await storeRoom(log, [...events, end]);
    ({ gameId, users } = await storeRoom(log, [...events, end]));
    for (const table of ['game_event', 'played_quiz'])
      await query(`create table ${table}_before as select * from ${table} where game_id = '${gameId}'`);
  });
  afterEach(async () => {
    for (const table of ['game_event', 'played_quiz']) {
      await query(`delete from ${table} where game_id = $1`, [gameId]);
      await query(`insert into ${table} select * from ${table}_before`);
    }
    expect((await verifyAll()).differences).toEqual([]);
  });

  const history = (set: string, user: string): [string, () => string] => [
    `${set} of ${user}`,
    () => `update played_quiz set ${set} where user_id = '${users[user]}' and game_id = $1`,
  ];
  const event = (type: string, path: string, value: string): [string, () => string] => [
    `${path} = ${value} in ${type}`,
    () => `update game_event set data = jsonb_set(data, '{${path}}', '${value}')
      where type = '${type}' and game_id = $1`,
  ];
  it.each<[string, () => string]>([
    history('score = 0', 'cyd'),
    history('score = null', 'ann'),
    history('score = 9', 'bob'),
    history('total_questions = 3', 'bob'),
    history('total_questions = 2', 'cyd'),
    history('untimed = true', 'bob'),
    history('run = 2', 'cyd'),
    history('user_id = game_id', 'cyd'),
    ['a missing row', () => `delete from played_quiz where user_id = '${users['cyd']}' and game_id = $1`],
    [
      'an additional row',
      () => `insert into played_quiz select game_id, 7, user_id, title, null, total_questions, is_multiplayer, at, untimed
        from played_quiz where user_id = '${users['ann']}' and game_id = $1`,
    ],
    event('AnswerSubmitted', 'answer', '"wrong"'),
    event('AnswerSubmitted', 'seat', '0'),
    event('AnswerSubmitted', 'arrivedAt', '9999999999999'),
    event('AnswerKeySet', 'keys,0,answer', '"wrong"'),
    event('RunStarted', 'closesAt', '1'),
    event('PlayerLeft', 'seat', '1'),
    event('RunCompleted', 'results,1,score', '20'),
    event('RunCompleted', 'closed', '1'),
    event('QuestionClosed', 'index', '1'),
    event('QuestionClosed', 'index', '"x"'),
    event('AnswerSubmitted', 'seat', '"x"'),
    event('AnswerSubmitted', 'arrivedAt', '"soon"'),
    event('PlayerJoined', 'name', '{}'),
    [
      'another type, and the former one in the data',
      () => `update game_event set data = data || jsonb_build_object('type', type), type = 'RulesChosen'
        where type = 'QuestionOpened' and game_id = $1`,
    ],
  ])('finds the change %s', async (_, change) => {
    await query(change(), [gameId]);
    const { games, differences } = await verifyAll();
    expect(differences.length).toBeGreaterThan(0);
    expect(games).toBe(OTHERS + 1);
    for (const difference of differences) expect(difference.gameId).toBe(gameId);
  });
});

it('verify finds no difference in random rooms', async () => {
  const seed = Number(printedSeed());
  const scripts = fc.sample(roomScripts, { seed, numRuns: 100 });
  const store = async (script: RoomScript) => {
    const events = playRoom(script).log.map(({ event }) => event);
    await storeRoom(log, events);
  };
  for (let i = 0; i < scripts.length; i += TOGETHER)
    await Promise.all(scripts.slice(i, i + TOGETHER).map(store));
  expect(await verifyAll()).toMatchObject({ games: OTHERS + 1 + 100, differences: [] });
  const count = async (where: string) =>
    (await query<{ n: number }>(`select count(*)::int as n from played_quiz where ${where}`))[0]?.n;
  expect(await count('score is null')).toBeGreaterThan(10);
  expect(await count('score > 0')).toBeGreaterThan(10);
  expect(await count('run > 1')).toBeGreaterThan(10);
});
