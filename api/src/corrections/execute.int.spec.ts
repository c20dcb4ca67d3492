import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Correction, GameEvent } from '#game/events';
import { regrade } from '#game/regrade';
import {
  answerSubmitted,
  gameClosed,
  playerLeft,
  questionClosed,
  roomEmptied,
  runCompleted,
} from '#game/testing/events';
import { playing } from '#game/testing/histories';
import { ANN, BOB, CYD } from '#game/testing/world';
import type { Ack, GameState, PublicPayloads, ScoreRow } from '#protocol/messages';
import type { HistoryResponse } from '#protocol/rest';
import type { ReviewResponse } from '#protocol/review';
import type { CommandDraft } from '../games/bus/requests.js';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { Clock } from '../games/ownership/clock.js';
import { Instance } from '../games/ownership/instance.js';
import { StoredGames } from '../replay/stored-games.js';
import { verify } from '../replay/verify.js';
import { savedQuiz } from '../testing/custom-quizzes.js';
import { type OpenRoom, openRoom, type RoomPlayer } from '../testing/room-players.js';
import { newPlayer, newUser } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { completedRun } from './completed-run.js';
import { executeOutside, NoReply, type Outside } from './execute.js';

type Start = PublicPayloads['start_game'];

let started: StartedApp;
let quiz_id: string;
let room: OpenRoom | undefined;
beforeAll(async () => {
  started = await startApp();
  quiz_id = await savedQuiz(await newPlayer(started), 'All about cats');
});
afterAll(() => started?.close());
afterEach(() => {
  for (const player of room?.all ?? []) player.disconnect();
  room = undefined;
});

/** Only Bob has answered, and wrongly. */
const COMPLETED: GameEvent[] = [
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

const outside = (): Outside => ({ database: started.database, report: () => {} });
const gameOf = async ({ userId }: RoomPlayer): Promise<string> => {
  const [row] = await started.database.query<{ id: string }[]>(
    `select game_id as id from seat_of where user_id = $1 and kind = 'room'`,
    [userId],
  );
  return row?.id ?? '';
};

/** A run of two questions, in which the host has both right and the guest the second one. */
async function played(): Promise<{ gameId: string; host: RoomPlayer; guest: RoomPlayer }> {
  room = await openRoom(started);
  const { host } = room;
  const [guest] = room.guests as [RoomPlayer];
  await host.send('room_settings', { quiz_id });
  await host.send('start_game', { scoring: 'accuracy' });
  const { questions } = await host.frame<Start>('start_game');
  for (const [index, { question_id }] of questions.entries()) {
    if (index > 0) await guest.frame('next_question', ({ newQuestionIndex }) => newQuestionIndex === index);
    await host.answer(question_id, index, `right ${index}`);
    await guest.answer(question_id, index, index === 0 ? 'wrong 0' : 'right 1');
  }
  await guest.frame('quiz_completed');
  return { gameId: await gameOf(guest), host, guest };
}

async function correction(
  gameId: string,
  correction: Correction,
  reason = 'why',
  database = started.database,
): Promise<CommandDraft> {
  const completed = await completedRun(new StoredGames(database).log(gameId));
  if (!completed) throw new Error('no run is complete');
  const { run, finished } = completed;
  const { after } = regrade(finished, correction);
  const about = { run, correction, reason, replaces: finished.version, ...after };
  return { type: 'CorrectRun', id: randomUUID(), userId: 'command line', ...about };
}

const typesOf = async (gameId: string, database = started.database) => {
  const types: string[] = [];
  for await (const { event } of new StoredGames(database).log(gameId)) types.push(event.type);
  return types;
};
const differences = async (gameId: string, database = started.database) =>
  (await verify(new StoredGames(database), gameId)).differences;
const BOTH: Correction = { index: 0, right: ['right 0', 'wrong 0'] };

const AUDIT =
  'select operator, operator_id, action, details from operator_action where target = $1 order by id';
const byCommandLine = { operator: 'command line', operator_id: null };

describe('a correction', () => {
  it('of a room in its lobby reaches its players, their history and their review', async () => {
    const { gameId, guest } = await played();
    const [before] = (await guest.call<HistoryResponse>('GET', '/profile/history')).body.quizzes;
    expect(before).toMatchObject({ score: 10, total_questions: 2 });
    const from = guest.frames.length;
    const ack = await executeOutside(outside(), gameId, await correction(gameId, BOTH, 'Both were right.'));
    expect(ack).toMatchObject({ ok: true });
    const sent = await guest.frame<{ scores: ScoreRow[] }>('results_corrected', () => true, { from });
    expect(sent).toMatchObject({ run: 1, reason: 'Both were right.', total: 20 });
    expect(sent.scores.map(({ score, rank }) => [score, rank])).toEqual([
      [20, 1],
      [20, 1],
    ]);
    expect(await guest.frame('your_result', () => true, { from })).toMatchObject({ score: 20, final: true });
    const { state } = await guest.send<{ state: GameState }>('sync', { seq: 0 });
    expect(state).toMatchObject({ corrected: 'Both were right.', scores: sent.scores, my_score: 20 });

    const { body } = await guest.call<HistoryResponse>('GET', '/profile/history');
    const corrected = { reason: 'Both were right.', at: expect.any(String) };
    expect(body).toMatchObject({ average_score: 100, quizzes: [{ ...before, score: 20, corrected }] });
    const review = await guest.call<ReviewResponse>('GET', `/profile/history/${before?.id}`);
    expect(review.body).toMatchObject({ score: 20, corrected });
    expect(review.body.questions[0]).toMatchObject({
      ...{ user_answer: 'wrong 0', is_correct: true, points: 10 },
      ...{ correct_answers: ['right 0', 'wrong 0'], corrected },
    });
    expect(await differences(gameId)).toEqual([]);
    expect(await started.database.query('select from owner_request')).toEqual([]);
    const { version } = ack as { version: number };
    expect(await started.database.query(AUDIT, [gameId])).toEqual([
      { ...byCommandLine, action: 'regrade', details: { run: 1, correction: BOTH, version } },
    ]);
  });

  it('of a room that plays its next run changes nothing in that run', async () => {
    const { gameId, host, guest } = await played();
    const command = await correction(gameId, { index: 0, voided: true });
    const from = guest.frames.length;
    await host.send('start_game', {});
    await guest.frame('start_game', () => true, { from });
    expect(await executeOutside(outside(), gameId, command)).toMatchObject({ ok: true });
    await guest.frame('results_corrected', () => true, { from });
    const { state } = await guest.send<{ state: GameState }>('sync', { seq: 0 });
    expect(state).toMatchObject({ phase: 'asking', my_score: 0 });
    const { body } = await guest.call<HistoryResponse>('GET', '/profile/history');
    expect(body.quizzes).toMatchObject([{ score: 10, total_questions: 1 }]);
    expect(await differences(gameId)).toEqual([]);
  });

  it('that is repeated gets the first receipt; one that was computed before another is refused', async () => {
    const { gameId } = await played();
    const [first, second] = [await correction(gameId, BOTH), await correction(gameId, BOTH)];
    const ack = await executeOutside(outside(), gameId, first);
    expect(await executeOutside(outside(), gameId, first)).toEqual(ack);
    expect(await executeOutside(outside(), gameId, second)).toMatchObject({ ok: false, code: 'not_now' });
    expect((await typesOf(gameId)).filter((type) => type === 'RunCorrected')).toHaveLength(1);
    expect(await started.database.query(AUDIT, [gameId])).toHaveLength(1);
  });

  it('has its receipt also if the owner replies at the last moment', async () => {
    const { gameId } = await played();
    const command = await correction(gameId, BOTH);
    const { database } = started;
    const [{ owner: real }] = await database.query('select owner from game where id = $1', [gameId]);
    const owner = new Instance(started.config.databaseUrl, new Clock(), () => {});
    await owner.start();
    await database.query('update game set owner = $2 where id = $1', [gameId, owner.id]);
    const ack: Ack = { ok: true, version: 99 };
    const late = {
      options: database.options,
      query: async (sql: string, values: unknown[]) => {
        if (sql.startsWith('delete from owner_request'))
          await database.query('update owner_request set ack = $2 where id = $1', [command.id, ack]);
        return database.query(sql, values);
      },
    } as unknown as DataSource;
    expect(await executeOutside({ ...outside(), database: late }, gameId, command, 500)).toEqual(ack);
    await database.query('update game set owner = $2 where id = $1', [gameId, real]);
    await owner.stop();
  });

  it('waits for an owner that is alive, and never appends beside it', async () => {
    const { gameId } = await played();
    const command = await correction(gameId, BOTH);
    const owner = new Instance(started.config.databaseUrl, new Clock(), () => {});
    await owner.start();
    const [{ owner: real }] = await started.database.query('select owner from game where id = $1', [gameId]);
    const own = (id: string) =>
      started.database.query('update game set owner = $2 where id = $1', [gameId, id]);
    await own(owner.id);
    await expect(executeOutside(outside(), gameId, command, 500)).rejects.toBeInstanceOf(NoReply);
    await own(real);
    await owner.stop();
    expect(await typesOf(gameId)).not.toContain('RunCorrected');
    expect(await started.database.query('select from owner_request')).toEqual([]);
    expect(await started.database.query(AUDIT, [gameId])).toEqual([]);
  });
});

describe('a correction without a server', () => {
  let database: TestDatabase;
  let log: PostgresEventLog;
  beforeAll(async () => {
    database = await testDatabase();
    log = PostgresEventLog.connect(database.url, () => {});
  });
  afterAll(async () => {
    await log?.close();
    await database?.drop();
  });
  const correct = async (gameId: string, change: Correction) => {
    const { dataSource } = database;
    const command = await correction(gameId, change, 'why', dataSource);
    const place = { database: dataSource, report: () => {} };
    expect(await executeOutside(place, gameId, command)).toMatchObject({ ok: true });
    expect(await differences(gameId, dataSource)).toEqual([]);
  };

  it('of an open game claims it for a moment', async () => {
    const { gameId } = await storeRoom(log, COMPLETED);
    await correct(gameId, { index: 0, right: ['right', 'worst'] });
    const heads = await database.query(
      'select owner, epoch, released_at is not null as released from game where id = $1',
      [gameId],
    );
    expect(heads).toEqual([{ owner: null, epoch: 2, released: true }]);
  });

  it('of a closed game adds to its log', async () => {
    const left = [playerLeft(ANN), playerLeft(BOB), playerLeft(CYD), roomEmptied(), gameClosed('empty')];
    const { gameId } = await storeRoom(log, [...COMPLETED, ...left]);
    await correct(gameId, { index: 0, right: ['worst'] });
    await correct(gameId, { seat: CYD, points: 2 });
    expect((await typesOf(gameId, database.dataSource)).slice(-2)).toEqual(['RunCorrected', 'RunCorrected']);
    const rows = await database.query('select score from played_quiz where game_id = $1 order by score', [
      gameId,
    ]);
    expect(rows).toEqual([{ score: 0 }, { score: 2 }, { score: 5 }]);
    expect(await database.query(AUDIT, [gameId])).toMatchObject([
      { ...byCommandLine, action: 'regrade', details: { correction: { index: 0, right: ['worst'] } } },
      { ...byCommandLine, action: 'correct-score', details: { correction: { seat: CYD, points: 2 } } },
    ]);
  });

  it('names the operator in the audit log', async () => {
    const { gameId } = await storeRoom(log, COMPLETED);
    const { dataSource } = database;
    const { id: userId, username } = await newUser(dataSource);
    const own = await correction(gameId, { seat: CYD, points: 1 }, 'why', dataSource);
    const place = { database: dataSource, report: () => {} };
    expect(await executeOutside(place, gameId, { ...own, userId } as CommandDraft)).toMatchObject({
      ok: true,
    });
    expect(await database.query(AUDIT, [gameId])).toMatchObject([
      { operator: username, operator_id: userId, action: 'correct-score' },
    ]);
  });
});
