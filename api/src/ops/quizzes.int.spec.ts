import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CreationsResponse, QuizzesResponse } from '#protocol/quizzes';
import { savedQuiz } from '../testing/custom-quizzes.js';
import { ranOps } from '../testing/ops.js';
import { openRoom, type RoomPlayer, roomPlayer } from '../testing/room-players.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let server: StartedApp;
let author: RoomPlayer;
let quiz_id: string;
beforeAll(async () => {
  server = await startApp();
  author = await roomPlayer(server);
});
afterAll(async () => {
  author?.disconnect();
  await server?.close();
});
beforeEach(async () => {
  await server.database.query('delete from quiz');
  quiz_id = await savedQuiz(author, 'Rude words');
});

const ops = (...args: string[]) => ranOps(server.config.databaseUrl, [...args, '--yes']);
const begins = async (player: RoomPlayer) =>
  (await player.call<object>('POST', '/begin-quiz', { quiz_id })).status;
const listed = async (query = '') =>
  (await author.call<QuizzesResponse>('GET', `/get-custom-quizzes${query}`)).body;

describe('quizzes hide', () => {
  it('removes a quiz from lists and searches, until quizzes show', async () => {
    const both = async () => [
      await listed(),
      await listed('?search=rude'),
      await listed('?search=rude words'),
    ];
    expect((await both()).map(({ total }) => total)).toEqual([1, 1, 1]);
    const { out } = await ops('quizzes', 'hide', quiz_id);
    expect(out).toMatch(/^“Rude words” by player .* is hidden from everybody but its author$/);
    expect(await both()).toEqual(Array(3).fill({ quizzes: [], total: 0 }));
    await ops('quizzes', 'show', quiz_id);
    expect((await both()).map(({ total }) => total)).toEqual([1, 1, 1]);
  });

  it('lets only the author begin it, and marks it among the creations', async () => {
    const other = await roomPlayer(server);
    await ops('quizzes', 'hide', quiz_id);
    expect([await begins(other), await begins(author)]).toEqual([404, 200]);
    const { body } = await author.call<CreationsResponse>('GET', '/profile/creations');
    expect(body.quizzes).toMatchObject([{ id: quiz_id, hidden: true }]);
    await ops('quizzes', 'show', quiz_id);
    expect(await begins(other)).toBe(200);
    other.disconnect();
  });

  it('stays hidden when its author edits it', async () => {
    await ops('quizzes', 'hide', quiz_id);
    await author.call('PUT', '/edit-custom-quiz-title', { quiz_id, title: 'Kind words' });
    expect(await listed('?search=kind')).toEqual({ quizzes: [], total: 0 });
  });

  it('lets a room finish its run, and no other host choose or start the quiz', async () => {
    const { host, guests, all } = await openRoom(server, 1);
    const [guest] = guests as [RoomPlayer];
    expect(await host.send('start_game', { quiz_id })).toMatchObject({ ok: true });
    await ops('quizzes', 'hide', quiz_id);
    const { questions } = await guest.frame<{ questions: { question_id: string }[] }>('start_game');
    for (const [index, { question_id }] of questions.entries()) {
      if (index > 0) await guest.frame('next_question', ({ newQuestionIndex }) => newQuestionIndex === index);
      for (const player of all)
        expect(await player.answer(question_id, index, `right ${index}`)).toMatchObject({ ok: true });
    }
    await host.frame('quiz_completed');
    for (const again of [{}, { quiz_id }])
      expect(await host.send('start_game', again)).toMatchObject({ ok: false, code: 'not_enough_questions' });
    expect(await host.send('room_settings', { quiz_id })).toMatchObject({ ok: false });
    for (const player of all) player.disconnect();
  });

  it('lets its author choose and start it in a room', async () => {
    await ops('quizzes', 'hide', quiz_id);
    expect(await author.send('create_room', undefined)).toMatchObject({ ok: true });
    expect(await author.send('room_settings', { quiz_id })).toMatchObject({ ok: true });
    expect(await author.send('start_game', {})).toMatchObject({ ok: true });
  });

  it('records a change once', async () => {
    await server.database.query('truncate operator_action');
    for (const verb of ['hide', 'hide', 'show', 'show', 'remove', 'remove'])
      await ops('quizzes', verb, quiz_id);
    const rows = await server.database.query('select action, target from operator_action order by id');
    expect(rows).toEqual(
      ['hide', 'show', 'remove'].map((verb) => ({ action: `quizzes ${verb}`, target: quiz_id })),
    );
  });

  it.each([
    [['quizzes', 'hide'], 'An id is needed'],
    [['quizzes', 'show', 'x'], 'there is no quiz x'],
    [['quizzes', 'hide', randomUUID()], 'there is no quiz'],
    [['quizzes', 'burn', randomUUID()], 'npm run ops'],
  ])('refuses %j', async (args, text) => {
    expect(await ops(...args)).toMatchObject({ code: 2, errors: expect.stringContaining(text) });
  });
});
