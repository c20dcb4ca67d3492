import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Turn } from '../games/log/turn.js';
import { newPlayer } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { StoredGames } from './stored-games.js';
import { verify } from './verify.js';

let started: StartedApp;
let gameId: string;

/** A finished game of one question that was answered correctly. */
async function finishedGame(): Promise<string> {
  const player = await newPlayer(started);
  const [question] = await player.quiz({ amount: 1, category: 19, difficulty: 'easy', type: 'boolean' });
  const [{ id, answer }] = await started.database.query(
    `select s.game_id as id, k.data->'keys'->0->>'answer' as answer from seat_of s
     join game_event k on k.game_id = s.game_id and k.type = 'AnswerKeySet' where s.user_id = $1`,
    [player.userId],
  );
  await player.connect();
  await player.state();
  await player.answer(question?.question_id ?? '', 0, answer);
  await player.frame('quiz_completed');
  player.disconnect();
  return id;
}

beforeAll(async () => {
  started = await startApp();
  gameId = await finishedGame();
});
afterAll(() => started.close());

const differences = async () => (await verify(new StoredGames(started.database), gameId)).differences;

/** Changes the database, calls `then` and reverts the change. */
async function changed(sql: string, back: string, then: () => Promise<void>): Promise<void> {
  await started.database.query(sql, [gameId]);
  await then();
  await started.database.query(back, [gameId]);
  expect(await differences()).toEqual([]);
}

describe('verify', () => {
  beforeEach(async () => expect(await differences()).toEqual([]));

  it('finds a changed score in the history', async () => {
    const set = (score: number) => `update played_quiz set score = ${score} where game_id = $1`;
    await changed(set(9), set(10), async () => {
      expect(await differences()).toEqual([
        { gameId, what: expect.stringContaining('history row'), expected: 10, found: 9 },
      ]);
    });
  });

  it('finds an added or deleted history row', async () => {
    const add = `insert into played_quiz select game_id, 2, user_id, title, score, total_questions, is_multiplayer, at
      from played_quiz where game_id = $1`;
    await changed(add, 'delete from played_quiz where game_id = $1 and run = 2', async () => {
      expect(await differences()).toContainEqual({
        gameId,
        what: 'history row: rows',
        expected: 1,
        found: 2,
      });
    });
  });

  const patch = (type: string, path: string, value: string) =>
    `update game_event set data = jsonb_set(data, '{${path}}', ${value}) where game_id = $1 and type = '${type}'`;

  const BROKEN_LINK = { what: expect.stringMatching(/^hash of event \d+$/) };

  it('finds a changed stored result', async () => {
    const set = (score: number) => patch('RunCompleted', 'results,0,score', `'${score}'`);
    await changed(set(100), set(10), async () => {
      expect(await differences()).toMatchObject([
        BROKEN_LINK,
        { what: 'fold', found: expect.stringContaining('RunCompleted') },
      ]);
    });
  });

  it('finds a changed arrival time', async () => {
    const shift = (ms: number) =>
      patch('AnswerSubmitted', 'arrivedAt', `to_jsonb((data->>'arrivedAt')::bigint + ${ms})`);
    await changed(shift(10_000), shift(-10_000), async () => {
      expect(await differences()).toMatchObject([
        BROKEN_LINK,
        { what: expect.stringContaining('SQL over the log'), expected: 10 },
      ]);
    });
  });

  it('finds a missing event', async () => {
    await changed(
      'update game_event set version = 1000 where game_id = $1 and version = 7',
      'update game_event set version = 7 where game_id = $1 and version = 1000',
      async () => expect(await differences()).toMatchObject([BROKEN_LINK, { what: 'fold' }]),
    );
  });

  it('leaves the other work of a server its turn', async () => {
    const isLong = jest.spyOn(Turn.prototype, 'isLong', 'get').mockReturnValue(true);
    const next = jest.spyOn(Turn.prototype, 'next');
    const { events } = await verify(new StoredGames(started.database), gameId);
    expect(next.mock.calls.length).toBeGreaterThanOrEqual(events);
    for (const spy of [isLong, next]) spy.mockRestore();
  });

  it('finds a head row that is behind its log', async () => {
    await changed(
      'update game set version = version - 1 where id = $1',
      'update game set version = version + 1 where id = $1',
      async () => expect(await differences()).toMatchObject([{ what: 'version of the head row' }]),
    );
  });
});
