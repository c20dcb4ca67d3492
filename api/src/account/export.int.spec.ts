import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import {
  answerSubmitted,
  playerJoined,
  questionClosed,
  roomOpened,
  runCompleted,
  soloGameOpened,
} from '#game/testing/events';
import { soloRevealing, startedRun } from '#game/testing/histories';
import { ANN } from '#game/testing/world';
import type { AccountExport } from '#protocol/account';
import type { BegunQuizResponse, CreationsResponse } from '#protocol/quizzes';
import { record } from '../operators/operators.js';
import { savedQuiz, sentQuestions } from '../testing/custom-quizzes.js';
import { openRoom, QUICK, type RoomPlayer, roomPlayer } from '../testing/room-players.js';
import { rowsVisited } from '../testing/rows-visited.js';
import { newGuest, newPlayer } from '../testing/sign-up.js';
import { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { storeLogs } from '../testing/stored-rooms.js';
import { ANSWERS, GAMES_AFTER, HISTORY, REPORT_ROWS, REPORTS } from './export.sql.js';

let server: StartedApp;
beforeAll(async () => {
  server = await startApp({ rateLimitScale: 1 });
});
afterAll(() => server?.close());

const addOf = (userId: string, sql: string) => server.database.query(sql, [userId]);
const exported = (player: SocketPlayer) => player.call<AccountExport>('GET', '/account/export');

it('GET /account/export returns all data about its user', async () => {
  const player = await newPlayer(server);
  const quiz_id = await savedQuiz(player, 'Cats', sentQuestions(1));
  const creations = await player.call<CreationsResponse>('GET', '/profile/creations');
  const begun = await player.call<{ questions: { question_id: string }[] }>('POST', '/begin-quiz', {
    quiz_id,
  });
  await player.connect();
  await player.state();
  await player.answer(begun.body.questions[0]?.question_id ?? '', 0, 'wrong 0');
  await player.frame('quiz_completed');
  player.disconnect();
  const { question_id } = begun.body.questions[0] ?? {};
  await player.call('POST', '/report-question', { question_id, kind: 'wording', text: 'Which one of what?' });
  await addOf(
    player.userId,
    `insert into identity (user_id, issuer, subject) values ($1, 'https://id.example.org', '7')`,
  );
  await addOf(player.userId, `insert into known_place (user_id, place) values ($1, 'digest')`);
  await addOf(
    player.userId,
    `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name)
     values (gen_random_uuid(), $1, 'of the export', '', 0, '{}', 'My phone')`,
  );
  await record(server.database.manager, { action: 'users reset-link', target: player.userId });
  const operator = { userId: player.userId, username: 'the name then' };
  await record(server.database.manager, { operator, action: 'bank off', target: 'fact', details: { n: 1 } });
  await record(server.database.manager, { action: 'bank off', target: 'another fact' });
  const { status, body } = await exported(player);
  expect([status, body]).toEqual([
    200,
    {
      exported_at: expect.any(String),
      account: {
        username: expect.stringMatching(/^player /),
        email: expect.stringContaining('@example.org'),
        guest: false,
        has_password: true,
        passkeys: [expect.objectContaining({ name: 'My phone' })],
        created_at: expect.any(String),
      },
      sign_ins: [expect.objectContaining({ device: 'Unknown device' })],
      identities: [
        { issuer: 'https://id.example.org', subject: '7', connected_at: expect.stringMatching(/Z$/) },
      ],
      known_places: [{ seen_at: expect.stringMatching(/Z$/) }],
      quizzes: creations.body.quizzes,
      history: [
        {
          title: 'Cats',
          score: 0,
          total_questions: 1,
          is_multiplayer: false,
          timestamp: expect.stringMatching(/Z$/),
        },
      ],
      answers: [
        {
          prompt: 'Which one, 0?',
          answer: 'wrong 0',
          correct_answer: 'right 0',
          is_correct: false,
          at: expect.stringMatching(/Z$/),
        },
      ],
      reports: [
        {
          prompt: 'Which one, 0?',
          kind: 'wording',
          text: 'Which one of what?',
          at: expect.stringMatching(/Z$/),
        },
      ],
      operator_actions: [
        {
          action: 'users reset-link',
          target: player.userId,
          details: null,
          at: expect.stringMatching(/Z$/),
        },
        { action: 'bank off', target: 'fact', details: { n: 1 }, at: expect.stringMatching(/Z$/) },
      ],
    },
  ]);
});

it('GET /account/export returns the answers of many games, one after the other', async () => {
  const player = await newPlayer(server);
  const quiz_id = await savedQuiz(player, 'Dogs', sentQuestions(1));
  for (let n = 0; n < 6; n++) {
    const { body } = await player.call<{ questions: { question_id: string }[] }>('POST', '/begin-quiz', {
      quiz_id,
    });
    const from = player.frames.length;
    await player.connect();
    await player.state(from);
    await player.answer(body.questions[0]?.question_id ?? '', 0, 'right 0');
    await player.frame('answer_checked', () => true, { from });
  }
  player.disconnect();
  const { body } = await exported(player);
  expect(body.answers.map((answer) => answer.is_correct)).toEqual(Array(6).fill(true));
});

it('GET /account/export keeps the key of an open question', async () => {
  const [host, guest] = [await roomPlayer(server), await roomPlayer(server)];
  await host.send('create_room', undefined);
  const { code } = await host.frame<{ code: string }>('room_created');
  await guest.send('join_room', { code });
  await host.send('start_game', QUICK);
  const start = await guest.frame<{ questions: { question_id: string }[] }>('start_game');
  await guest.answer(start.questions[0]?.question_id ?? '', 0, 'True');
  expect((await exported(guest)).body.answers).toEqual([]);
  for (const player of [host, guest]) player.disconnect();
});

it('GET /account/export keeps the keys of earlier games while a room of the user asks their questions', async () => {
  const player = await newPlayer(server);
  const quiz_id = await savedQuiz(player, 'Birds', sentQuestions(1));
  const { host, guests, all } = await openRoom(server, 1);
  const [guest] = guests as [RoomPlayer];
  const { body } = await guest.call<BegunQuizResponse>('POST', '/begin-quiz', { quiz_id });
  const solo = new SocketPlayer(server.url, guest.token);
  await solo.connect();
  await solo.state();
  await solo.answer(body.questions[0]?.question_id ?? '', 0, 'wrong 0');
  await solo.frame('quiz_completed');
  solo.disconnect();
  const answers = async () => (await exported(guest)).body.answers.map((each) => each.correct_answer);
  await host.send('start_game', QUICK);
  expect(await answers()).toEqual(['right 0']);
  await host.send('end_game', {});
  expect(await host.send('start_game', { quiz_id })).toMatchObject({ ok: true });
  expect(await answers()).toEqual([]);
  await host.send('end_game', {});
  expect(await answers()).toEqual(['right 0']);
  for (const each of all) each.disconnect();
});

it('GET /account/export is open to guests, and bounded', async () => {
  const { player } = await newGuest(server);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await exported(player)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

describe('GET /account/export of a player of many games', () => {
  const GAMES = 150;
  let player: Awaited<ReturnType<typeof newPlayer>>;
  let games: string[];
  beforeAll(async () => {
    player = await newPlayer(server);
    const joined = { ...playerJoined(ANN, ''), userId: player.userId };
    const solo = [soloGameOpened(), joined, ...soloRevealing(0, 1, answerSubmitted(ANN, 0)).slice(2)];
    const neverPlayed = [roomOpened(), joined];
    const room = [roomOpened(), joined, ...Array.from({ length: 20 }, (_, n) => aRun(n + 1)).flat()];
    const logs = Array.from({ length: GAMES }, (_, n) => (n % 10 === 0 ? neverPlayed : solo));
    games = (await storeLogs(server.database, [...logs, room])).sort();
    await server.database.query(
      `insert into played_quiz (game_id, run, user_id, title, score, total_questions, is_multiplayer, at)
       select gen_random_uuid(), 1, $1, 'Game ' || n, 1, 1, false, now() - n / 3 * interval '1 s'
       from generate_series(1, 2500) n`,
      [player.userId],
    );
    await server.database.query(
      `insert into question_report (ref, user_id, kind, text, prompt, answer)
       select 'ref ' || n, $1, 'other', '', 'Which, ' || n, 'secret' from generate_series(1, 1200) n`,
      [player.userId],
    );
    // Those of others, without which it would be as cheap to read whole tables.
    await server.database.query(
      `insert into played_quiz (game_id, run, user_id, title, score, total_questions, is_multiplayer, at)
       select gen_random_uuid(), 1, gen_random_uuid(), 'Game', 1, 1, false, now() from generate_series(1, 5000)`,
    );
    await server.database.query(
      `insert into question_report (ref, user_id, kind, text, prompt, answer)
       select 'ref ' || n, gen_random_uuid(), 'other', '', 'Which?', 'secret' from generate_series(1, 5000) n`,
    );
    await server.database.query('analyze played_quiz, question_report');
  });
  const aRun = (run: number): GameEvent[] => [
    ...startedRun(1, {}, run),
    { ...answerSubmitted(ANN, 0), run },
    { ...questionClosed(0), run },
    runCompleted([[ANN, 10]], undefined, run),
  ];

  it('returns each game, answer and report once', async () => {
    const { body } = await exported(player);
    expect(new Set(body.history.map(({ title }) => title)).size).toBe(2_500);
    expect(body.history).toHaveLength(2_500);
    expect(body.history.map(({ timestamp }) => timestamp)).toEqual(
      body.history
        .map(({ timestamp }) => timestamp)
        .sort()
        .reverse(),
    );
    expect(body.answers).toHaveLength(GAMES * 0.9 + 20);
    expect(new Set(body.reports.map(({ prompt }) => prompt)).size).toBe(1_200);
    expect(JSON.stringify(body.reports)).not.toContain('secret');
  });

  it('reads no game twice', async () => {
    const visited = (sql: string, ...values: unknown[]) =>
      rowsVisited(server.database, sql, [player.userId, ...values]);
    for (const at of [0, GAMES / 2, GAMES]) {
      const page = games.slice(at, at + 5);
      expect(await visited(GAMES_AFTER, page[0])).toBeLessThan(10);
      expect(await visited(ANSWERS, page, 0)).toBeLessThan(200);
    }
    const [{ at, game_id, run }] = await server.database.query(
      `select at::text, game_id, run from played_quiz where user_id = $1
       order by at desc, game_id desc, run desc limit 1 offset 2000`,
      [player.userId],
    );
    expect(await visited(HISTORY, at, game_id, run)).toBeLessThan(510);
    expect(await visited(REPORTS, 'ref 7')).toBeLessThanOrEqual(REPORT_ROWS);
  });
});
