import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import {
  answerKeySet,
  answerSubmitted,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
  roomOpened,
  runCompleted,
} from '#game/testing/events';
import { fc } from '#game/testing/fast-check';
import { lobby, playing, startedRun } from '#game/testing/histories';
import { playRoom } from '#game/testing/room-play';
import { roomScripts } from '#game/testing/room-script';
import { ANN, BOB, CYD } from '#game/testing/world';
import { historyId } from '#protocol/history-id';
import type { BegunQuizResponse, SentQuestion } from '#protocol/quizzes';
import type { HistoryResponse, QuizResponse } from '#protocol/rest';
import type { ReviewResponse } from '#protocol/review';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import type { QuizzesService } from '../quizzes/quizzes.service.js';
import { StoredGames } from '../replay/stored-games.js';
import { verify } from '../replay/verify.js';
import { aSentQuestion, savedQuiz } from '../testing/custom-quizzes.js';
import { openRoom, type RoomPlayer } from '../testing/room-players.js';
import { rowsVisited } from '../testing/rows-visited.js';
import { newPlayer } from '../testing/sign-up.js';
import { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { storeLogs, storeRoom, type Users } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { IS_ASKED_NOW, IS_CHOSEN } from './in-play.sql.js';
import { ReviewsService } from './reviews.service.js';
import { RUN_LOG } from './run-log.sql.js';

const DAN = 3;

let database: TestDatabase;
let log: PostgresEventLog;
let reviews: ReviewsService;
beforeAll(async () => {
  database = await testDatabase();
  log = PostgresEventLog.connect(database.url, () => {});
  reviews = new ReviewsService(database.dataSource, {} as QuizzesService);
});
afterAll(async () => {
  await log?.close();
  await database?.drop();
});

/** A room that was completed: Bob left during question 1, and Dan joined during question 0. */
const FINISHED: GameEvent[] = [
  ...playing(),
  answerSubmitted(ANN, 0),
  answerSubmitted(BOB, 0, 'worst'),
  playerJoined(DAN, 'dan'),
  questionClosed(0),
  questionOpened(1),
  answerSubmitted(ANN, 1, 'wrong'),
  playerLeft(BOB),
  answerSubmitted(DAN, 1),
  questionClosed(1),
  runCompleted(
    [
      [ANN, 10],
      [CYD, 0],
      [DAN, 10],
    ],
    2,
  ),
];
const reviewIn = ({ gameId, users }: { gameId: string; users: Users }, name: string, run = 1) =>
  reviews.review(users[name] ?? '', historyId({ gameId, run }));

describe('the review of a run in a room', () => {
  let room: { gameId: string; users: Users };
  beforeAll(async () => {
    room = await storeRoom(log, FINISHED);
  });

  it('holds the answers of its player and of nobody else', async () => {
    expect(await reviewIn(room, 'ann')).toEqual({
      id: `${room.gameId}.1`,
      title: 'History',
      score: 10,
      is_multiplayer: true,
      total_questions: 2,
      timestamp: expect.any(Date),
      questions: [
        expect.objectContaining({ prompt: 'Which, 0?', user_answer: 'right', points: 10, is_correct: true }),
        expect.objectContaining({ prompt: 'Which, 1?', user_answer: 'wrong', points: 0, is_correct: false }),
      ],
    });
    expect((await reviewIn(room, 'cyd')).questions.map(({ user_answer }) => user_answer)).toEqual([
      null,
      null,
    ]);
  });

  it('has no score for a player who left, and marks what they missed', async () => {
    const { score, total_questions, questions } = await reviewIn(room, 'bob');
    expect([score, total_questions]).toEqual([null, 3]);
    expect(questions).toMatchObject([{ user_answer: 'worst' }, { user_answer: null, absent: true }]);
  });

  it('marks what a late player missed', async () => {
    expect((await reviewIn(room, 'dan')).questions).toMatchObject([{ absent: true }, { points: 10 }]);
  });

  it('is that of one run', async () => {
    const events = [
      ...lobby('bob'),
      ...startedRun(1),
      answerSubmitted(BOB, 0, 'worst'),
      questionClosed(0),
      runCompleted([
        [ANN, 0],
        [BOB, 0],
      ]),
      ...startedRun(1, {}, 2),
      { ...answerSubmitted(BOB, 0), run: 2 },
      { ...questionClosed(0), run: 2 },
      runCompleted(
        [
          [ANN, 0],
          [BOB, 10],
        ],
        undefined,
        2,
      ),
    ];
    const twice = await storeRoom(log, events);
    expect((await reviewIn(twice, 'bob', 1)).questions).toMatchObject([{ user_answer: 'worst' }]);
    expect((await reviewIn(twice, 'bob', 2)).questions).toMatchObject([{ user_answer: 'right' }]);
  });

  it('holds no key of a question that is still open', async () => {
    const running = await storeRoom(log, [
      ...playing(),
      questionClosed(0),
      questionOpened(1),
      answerSubmitted(BOB, 1),
      playerLeft(BOB),
    ]);
    expect((await reviewIn(running, 'bob')).questions.map(({ index }) => index)).toEqual([0]);
  });

  it('is empty for a player who left before a question was closed', async () => {
    const running = await storeRoom(log, [...playing(), playerLeft(BOB)]);
    expect(await reviewIn(running, 'bob')).toMatchObject({ score: null, questions: [] });
  });

  it('adds up to the score in the history of random rooms', async () => {
    for (const script of fc.sample(roomScripts, 12)) {
      const { gameId } = await storeRoom(
        log,
        playRoom(script).log.map(({ event }) => event),
      );
      const rows = await database.dataSource.query<{ run: number; user_id: string; score: number }[]>(
        'select run, user_id, score from played_quiz where game_id = $1 and score is not null',
        [gameId],
      );
      for (const { run, user_id, score } of rows) {
        const { questions, adjustment = 0 } = await reviews.review(user_id, historyId({ gameId, run }));
        expect(questions.reduce((sum, { points }) => sum + points, adjustment)).toBe(score);
      }
    }
  });

  it('is refused while the player’s room plays the same questions', async () => {
    const refs = (...names: string[]): GameEvent => {
      const keys = names.map((ref) => ({ answer: 'right', ref }));
      return { ...answerKeySet(names.length), keys };
    };
    const withRefs = (events: GameEvent[], keys: GameEvent) =>
      events.map((event) => (event.type === 'AnswerKeySet' ? keys : event));
    const earlier = await storeRoom(log, withRefs(FINISHED, refs('a', 'b', 'c')));
    const sitIn = async (gameId: string) =>
      database.dataSource.query(
        `insert into seat_of (user_id, kind, game_id) values ($1, 'room', $2)
         on conflict (user_id, kind) do update set game_id = excluded.game_id`,
        [earlier.users['ann'], gameId],
      );
    await sitIn((await storeRoom(log, withRefs(playing(), refs('x', 'b', 'y')))).gameId);
    await expect(reviewIn(earlier, 'ann')).rejects.toMatchObject({ status: 409 });
    expect((await reviewIn(earlier, 'cyd')).questions).toHaveLength(2);
    await sitIn((await storeRoom(log, withRefs(playing(), refs('x', 'y', 'c')))).gameId);
    expect((await reviewIn(earlier, 'ann')).questions).toHaveLength(2);
  });

  it('is not found after the log of its game was deleted', async () => {
    const lost = await storeRoom(log, FINISHED);
    await database.dataSource.query('delete from game_event where game_id = $1', [lost.gameId]);
    await expect(reviewIn(lost, 'ann')).rejects.toMatchObject({ status: 404 });
  });

  it('is refused to others', async () => {
    const id = historyId({ gameId: room.gameId, run: 1 });
    await expect(reviews.review(randomUUID(), id)).rejects.toMatchObject({ status: 404 });
  });
});

/** A room of Ann and 40 others after some runs of one question. */
const longRoom = (runs: number): GameEvent[] => {
  const others = Array.from({ length: 40 }, () => randomUUID());
  const all = [ANN_ID, ...others];
  const answered = (run: number) => all.map((_, seat) => ({ ...answerSubmitted(seat, 0), run }));
  return [
    roomOpened(),
    ...all.map((userId, seat) => playerJoined(seat, userId)),
    ...Array.from({ length: runs }, (_, n) => [
      ...startedRun(1, {}, n + 1),
      ...answered(n + 1),
      { ...questionClosed(0), run: n + 1 },
      runCompleted([], undefined, n + 1),
    ]).flat(),
  ];
};
const ANN_ID = randomUUID();
const RUNS = 60;

describe('the cost of a review', () => {
  let gameId: string;
  beforeAll(async () => {
    [gameId = ''] = await storeLogs(database.dataSource, [longRoom(RUNS)]);
    await database.dataSource.query(
      `insert into game (id, kind, phase, version, epoch) values ($1, 'room', 'asking', 1, 1)`,
      [gameId],
    );
    await database.dataSource.query(`insert into seat_of (user_id, kind, game_id) values ($1, 'room', $2)`, [
      ANN_ID,
      gameId,
    ]);
    // Otherwise the plan depends on whether autovacuum has been there.
    await database.dataSource.query('analyze');
  });
  const visited = (sql: string, values: unknown[]) => rowsVisited(database.dataSource, sql, values);

  it.each([1, RUNS / 2, RUNS])('is that of the one run, if it is run %i', async (run) => {
    const log = await database.dataSource.query(RUN_LOG, [gameId, run, ANN_ID]);
    expect(log.map(({ type }: { type: string }) => type)).toEqual([
      'PlayerJoined',
      ...startedRun(1)
        .map(({ type }) => type)
        .filter((type) => type !== 'SettingsChanged'),
      'AnswerSubmitted',
      'QuestionClosed',
      'RunCompleted',
    ]);
    expect(await visited(RUN_LOG, [gameId, run, ANN_ID])).toBeLessThan(150);
  });

  it('is that of the last run, to compare it with the open game', async () => {
    // The plan depends on the number and the length of the other games.
    for (let others = 0; others < 40; others++) {
      const rooms = fc.sample(roomScripts, { seed: others, numRuns: 10 });
      const logs = rooms.map((script) => playRoom(script).log.map(({ event }) => event));
      await storeLogs(database.dataSource, logs);
      expect(await visited(IS_ASKED_NOW, [ANN_ID, ['a']])).toBeLessThan(50);
      expect(await visited(IS_CHOSEN, [ANN_ID, ['quiz/a']])).toBeLessThan(50);
    }
  });
});

describe('a finished solo game', () => {
  let started: StartedApp;
  beforeAll(async () => {
    started = await startApp();
  });
  afterAll(() => started?.close());

  const WANTED = { amount: 2, category: 19, difficulty: 'easy', type: 'boolean' };

  /** Plays the player's open solo game: a right answer to each question before `wrongFrom`, a wrong one to the others. */
  async function play(player: SocketPlayer, questions: QuizResponse, wrongFrom: number) {
    const from = player.frames.length;
    await player.connect();
    const state = await player.state(from);
    const [keys] = await started.database.query<{ keys: { answer: string }[] }[]>(
      `select data->'keys' as keys from game_event where game_id = $1 and type = 'AnswerKeySet'`,
      [state.game_id],
    );
    for (const [index, { question_id }] of questions.entries()) {
      if (index > 0) await player.frame('next_question', () => true, { from });
      const right = keys?.keys[index]?.answer;
      const wrong = right === 'True' ? 'False' : 'True';
      await player.answer(question_id, index, index < wrongFrom ? (right ?? '') : wrong);
    }
    const { score } = await player.frame<{ score: number }>('quiz_completed', () => true, { from });
    player.disconnect();
    return { state, score };
  }
  const historyOf = async (player: SocketPlayer) =>
    (await player.call<HistoryResponse>('GET', '/profile/history')).body.quizzes;
  const verified = async (gameId: string | undefined) =>
    (await verify(new StoredGames(started.database), gameId)).differences;

  it('is reviewed by its player only', async () => {
    const [player, other] = [await newPlayer(started), await newPlayer(started)];
    const questions = await player.quiz(WANTED);
    const { state, score } = await play(player, questions, 1);
    const [game] = await historyOf(player);
    expect(game?.id).toBe(historyId({ gameId: state.game_id ?? '', run: state.run }));
    const { status, body } = await player.call<ReviewResponse>('GET', `/profile/history/${game?.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...game, score });
    expect(body.questions).toMatchObject([
      { index: 0, prompt: questions[0]?.prompt, type: 'boolean', is_correct: true, points: score },
      { index: 1, prompt: questions[1]?.prompt, type: 'boolean', is_correct: false, points: 0 },
    ]);
    expect((await other.call('GET', `/profile/history/${game?.id}`)).status).toBe(404);
    expect((await other.call('POST', `/profile/history/${game?.id}/replay`, {})).status).toBe(404);
  });

  it('[P6] is replayed with the missed questions, and the replay leaves no history', async () => {
    const player = await newPlayer(started);
    const questions = await player.quiz(WANTED);
    await play(player, questions, 1);
    const [game] = await historyOf(player);
    const again = await player.call<BegunQuizResponse>('POST', `/profile/history/${game?.id}/replay`, {
      pace: 'auto',
    });
    expect(again).toMatchObject({ status: 200, body: { title: game?.title } });
    const { question_id, ...missed } = questions[1] ?? { question_id: '' };
    expect(again.body.questions).toEqual([{ ...missed, question_id: expect.any(String) }]);
    expect(again.body.questions[0]?.question_id).not.toBe(question_id);
    const { state, score } = await play(player, again.body.questions, 1);
    expect([state.unranked, score > 0]).toEqual([true, true]);
    expect(await historyOf(player)).toEqual([game]);
    expect(await verified(state.game_id)).toEqual([]);
  });

  it('[P6, Q3] is replayed with the original timers times the factor that is chosen now', async () => {
    const player = await newPlayer(started);
    const { body: first } = await player.call<QuizResponse>('POST', '/quiz', {
      ...WANTED,
      amount: 1,
      time: 3,
    });
    const timers = [first[0]?.timer];
    for (const time of [3, 2, 1]) {
      if (time === 3) await play(player, first, 0);
      const [game] = await historyOf(player);
      const { body } = await player.call<BegunQuizResponse>('POST', `/profile/history/${game?.id}/replay`, {
        time,
      });
      timers.push(body.questions[0]?.timer);
    }
    expect(timers).toEqual([45, 45, 30, 15]);
  });

  it('cannot be replayed if nothing was missed', async () => {
    const player = await newPlayer(started);
    await play(player, await player.quiz({ ...WANTED, amount: 1 }), 1);
    const [game] = await historyOf(player);
    const { status, body } = await player.call('POST', `/profile/history/${game?.id}/replay`, {});
    expect([status, body]).toMatchObject([409, { code: 'nothing_missed' }]);
  });

  it('[P6] cannot be replayed while the player’s room has chosen its quiz', async () => {
    const { host, guests, all } = await openRoom(started, 1);
    const [guest] = guests as [RoomPlayer];
    const only: Partial<SentQuestion> = {
      type: 'boolean',
      correct_answer: 'True',
      incorrect_answers: ['False'],
    };
    const quiz_id = await savedQuiz(host, 'Cats', [aSentQuestion(0, only)]);
    const begun = await guest.call<BegunQuizResponse>('POST', '/begin-quiz', { quiz_id });
    await play(new SocketPlayer(started.url, guest.token), begun.body.questions, 0);
    const [game] = await historyOf(guest);
    const replay = () => guest.call<{ code?: string }>('POST', `/profile/history/${game?.id}/replay`, {});
    await host.send('room_settings', { quiz_id });
    expect(await replay()).toMatchObject({ status: 409, body: { code: 'quiz_in_play' } });
    expect((await guest.call('GET', `/profile/history/${game?.id}`)).status).toBe(200);
    await host.send('start_game', {});
    await host.send('room_settings', { quiz_id: null });
    expect(await replay()).toMatchObject({ status: 409, body: { code: 'quiz_in_play' } });
    await host.send('end_game', {});
    expect(await replay()).toMatchObject({ status: 200 });
    for (const each of all) each.disconnect();
  });

  it.each([
    ['nonsense', 404],
    [`${randomUUID()}.1`, 404],
    [`${randomUUID()}.1%00`, 400],
    ['x'.repeat(65), 400],
  ])('is not found by %s', async (id, status) => {
    const player = await newPlayer(started);
    expect((await player.call('GET', `/profile/history/${id}`)).status).toBe(status);
    expect((await player.call('POST', `/profile/history/${id}/replay`, {})).status).toBe(status);
  });
});
