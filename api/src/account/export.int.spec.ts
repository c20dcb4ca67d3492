import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AccountExport } from '#protocol/account';
import type { CreationsResponse } from '#protocol/quizzes';
import { savedQuiz, sentQuestions } from '../testing/custom-quizzes.js';
import { QUICK, roomPlayer } from '../testing/room-players.js';
import { newGuest, newPlayer } from '../testing/sign-up.js';
import type { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let server: StartedApp;
beforeAll(async () => {
  server = await startApp({ rateLimitScale: 1 });
});
afterAll(() => server?.close());

const exported = (player: SocketPlayer) => player.call<AccountExport>('GET', '/account/export');

it('GET /account/export returns account, sign-ins, quizzes, history and answers', async () => {
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
        passkeys: [],
        created_at: expect.any(String),
      },
      sign_ins: [expect.objectContaining({ device: 'Unknown device' })],
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

it('GET /account/export is open to guests, and bounded', async () => {
  const { player } = await newGuest(server);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await exported(player)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
