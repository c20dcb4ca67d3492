import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Ack } from '#protocol/messages';
import type { SentQuestion } from '#protocol/quizzes';
import { SignIns } from '../auth/sign-ins.js';
import { editQuestions } from '../quizzes/edit-questions.js';
import { QuizzesService } from '../quizzes/quizzes.service.js';
import { aSentQuestion, savedQuiz, sentQuestions } from '../testing/custom-quizzes.js';
import { openRoom, QUICK, type RoomPlayer, roomPlayer } from '../testing/room-players.js';
import { newPlayer, newUser } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { BUDGETS, type BudgetName, kilobytesOf } from './budgets.js';
import { Limits } from './limits.js';
import { TooManyRequests } from './too-many-requests.js';

let started: StartedApp;
let limits: Limits;
beforeAll(async () => {
  started = await startApp({ rateLimitScale: 1 });
  limits = started.app.get(Limits);
});
afterAll(() => started.close());

type Player = Awaited<ReturnType<typeof newPlayer>>;

async function call(player: Player, method: string, path: string, body: object) {
  const headers = { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${started.url}${path}`, { method, headers, body: JSON.stringify(body) });
  return {
    status: answer.status,
    wait: Number(answer.headers.get('retry-after')),
    body: await answer.json(),
  };
}

/** Spends all but `left` points of a user's budget. */
const spent = (name: BudgetName, { userId }: { userId: string }, left: number) =>
  limits.spend(name, userId, BUDGETS[name].points - left);

/** The largest questions that an author can write. */
const largest = (): SentQuestion[] =>
  Array.from({ length: 50 }, (_, n) =>
    aSentQuestion(n, {
      question: '問'.repeat(300),
      correct_answer: '正'.repeat(150),
      incorrect_answers: ['一', '二', '三'].map((sign) => sign.repeat(150)),
      explanation: '理'.repeat(500),
    }),
  );

describe('a user’s hourly budget for quizzes', () => {
  it('allows thirty quizzes of the largest size', async () => {
    const [author, other] = [await newPlayer(started), await newPlayer(started)];
    const questions = largest();
    const save = (of: Player) => call(of, 'POST', '/save-custom-quiz', { title: 'Large', questions });
    const largestSize = kilobytesOf({ title: 'Large', questions: editQuestions(questions) });
    expect(largestSize).toBeGreaterThan(200);
    await spent('quiz-kilobytes', author, BUDGETS['quiz-kilobytes'].points - 28 * largestSize);
    for (let n = 28; n < 30; n++) expect((await save(author)).status).toBe(200);
    expect((await save(other)).status).toBe(200);
  });

  it('counts deleted quizzes, and returns the time to wait', async () => {
    const author = await newPlayer(started);
    await spent('quiz-kilobytes', author, 1);
    const quiz_id = await savedQuiz(author);
    await call(author, 'DELETE', '/delete-custom-quiz', { quiz_id });
    const quiz = { title: 'Again', questions: sentQuestions() };
    const { status, body, wait } = await call(author, 'POST', '/save-custom-quiz', quiz);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(wait).toBeGreaterThan(3_000);
  });

  it('counts the size of edits', async () => {
    const author = await newPlayer(started);
    const quiz_id = await savedQuiz(author);
    const edit = (questions: SentQuestion[]) =>
      call(author, 'PUT', '/edit-custom-quiz', { quiz_id, title: 'Edited', questions });
    await spent('quiz-kilobytes', author, 10);
    expect((await edit(sentQuestions(2))).status).toBe(200);
    expect((await edit(largest())).status).toBe(429);
  });

  it('counts quizzes of any size', async () => {
    const author = await newPlayer(started);
    await spent('quizzes-saved', author, 1);
    const save = () =>
      call(author, 'POST', '/save-custom-quiz', { title: 'Small', questions: sentQuestions(1) });
    expect((await save()).status).toBe(200);
    expect(await save()).toMatchObject({ status: 429, wait: expect.any(Number) });
  });
});

describe('a user’s hourly budget for solo games', () => {
  it('allows sixty quizzes of fifty questions', async () => {
    const { userId } = await newPlayer(started);
    const player = { userId, username: 'one' } as Parameters<QuizzesService['playRandom']>[0];
    const quizzes = started.app.get(QuizzesService);
    // Plays six with a tenth of the budgets.
    for (const budget of ['solo-games-hourly', 'dealt-kilobytes'] as const)
      await spent(budget, { userId }, BUDGETS[budget].points / 10);
    for (let n = 0; n < 6; n++) await quizzes.playRandom(player, { amount: 50 });
  });

  it.each(['solo-games-hourly', 'dealt-kilobytes'] as const)('is bounded by %s', async (budget) => {
    const player = await newPlayer(started);
    const quiz_id = await savedQuiz(player);
    await spent(budget, player, 1);
    expect((await call(player, 'POST', '/begin-quiz', { quiz_id })).status).toBe(200);
    for (const [path, body] of [
      ['/begin-quiz', { quiz_id }],
      ['/quiz', QUICK],
    ] as const)
      expect(await call(player, 'POST', path, body)).toMatchObject({
        status: 429,
        body: { code: 'rate_limited' },
      });
    const games = await started.database.query('select from seat_of where user_id = $1', [player.userId]);
    expect(games).toHaveLength(1);
  });
});

describe('a user’s hourly budget for rooms', () => {
  const refused = { ok: false, code: 'rate_limited' };
  const send = (player: RoomPlayer, event: string, payload?: object) => player.send<Ack>(event, payload);

  it('limits how many rooms they open', async () => {
    const host = await roomPlayer(started);
    await spent('rooms-opened', host, 1);
    expect(await send(host, 'create_room')).toMatchObject({ ok: true });
    expect(await send(host, 'leave_room')).toMatchObject({ ok: true });
    expect(await send(host, 'create_room')).toMatchObject(refused);
    host.disconnect();
  });

  it('limits how many rooms they join', async () => {
    const { guests, all, code } = await openRoom(started);
    const [guest] = guests as [RoomPlayer];
    expect(await send(guest, 'leave_room')).toMatchObject({ ok: true });
    await spent('rooms-joined', guest, 2);
    expect(await send(guest, 'join_room', { code })).toMatchObject({ ok: true });
    expect(await send(guest, 'leave_room')).toMatchObject({ ok: true });
    expect(await send(guest, 'join_room', { code })).toMatchObject(refused);
    for (const player of all) player.disconnect();
  });

  it('limits the settings, runs and commands of a host', async () => {
    const { host, all } = await openRoom(started);
    for (const budget of ['room-settings', 'runs-started', 'host-commands'] as const)
      await spent(budget, host, 1);
    expect(await send(host, 'room_settings', { amount: 5 })).toMatchObject({ ok: true });
    expect(await send(host, 'room_settings', { amount: 6 })).toMatchObject(refused);
    expect(await send(host, 'start_game', QUICK)).toMatchObject({ ok: true });
    expect(await send(host, 'end_game')).toMatchObject({ ok: true });
    expect(await send(host, 'start_game', QUICK)).toMatchObject(refused);
    for (const player of all) player.disconnect();
  });

  it('limits the size of the dealt questions', async () => {
    const { host, all } = await openRoom(started);
    const quiz_id = await savedQuiz(host);
    await spent('dealt-kilobytes', host, 1);
    expect(await send(host, 'start_game', { quiz_id })).toMatchObject({ ok: true });
    expect(await send(host, 'end_game')).toMatchObject({ ok: true });
    expect(await send(host, 'start_game', { quiz_id })).toMatchObject(refused);
    for (const player of all) player.disconnect();
  });

  it('never limits answers', async () => {
    const { host, all } = await openRoom(started, 0);
    expect(await send(host, 'start_game', QUICK)).toMatchObject({ ok: true });
    for (const budget of Object.keys(BUDGETS) as BudgetName[])
      if (BUDGETS[budget].seconds === 3_600) await spent(budget, host, 0).catch(() => {});
    const { questions } = await host.frame<{ questions: { question_id: string }[] }>('start_game');
    expect(await host.answer(questions[0]?.question_id ?? '', 0, 'True')).toMatchObject({ ok: true });
    for (const player of all) player.disconnect();
  });
});

it('sign-ins and refreshes of a user are limited hourly, and a refused token stays valid', async () => {
  const signIns = started.app.get(SignIns);
  const user = await newUser(started.database);
  for (const budget of ['sign-ins-hourly', 'refreshes-hourly'] as const)
    await spent(budget, { userId: user.id }, 1);
  const { refreshToken } = await signIns.open(user, false);
  await expect(signIns.open(user, false)).rejects.toBeInstanceOf(TooManyRequests);
  const next = await signIns.rotate(refreshToken);
  const token = typeof next === 'string' ? next : next.refreshToken;
  await expect(signIns.rotate(token)).rejects.toBeInstanceOf(TooManyRequests);
  const rows =
    'select rotated_at from refresh_token t join sign_in s on s.id = t.sign_in_id where s.user_id = $1';
  const times = await started.database.query(rows, [user.id]);
  expect(times.filter(({ rotated_at }: { rotated_at: Date | null }) => rotated_at === null)).toHaveLength(1);
  expect(times).toHaveLength(2);
});

it('a limit allows all its points again when its period is over', async () => {
  const limit = limits.limiting('short', { points: 5, seconds: 1, per: 'user' });
  await limit.spend('ann', 5);
  await expect(limit.spend('ann', 3)).rejects.toThrow();
  await limit.spend('bob', 3);
  while (!(await limit.allows('ann', 5))) await turn();
});
