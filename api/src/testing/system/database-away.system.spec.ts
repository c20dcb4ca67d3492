import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Ack } from '#protocol/messages';
import { aSentQuestion, savedQuiz } from '../custom-quizzes.js';
import { severable } from '../severable.js';
import { newPlayer } from '../sign-up.js';
import { type StartedApp, startApp } from '../start-app.js';
import { emptyDatabase } from '../test-database.js';

interface Opened {
  questions: { question_id: string }[];
  closes_at: number;
}

let server: StartedApp;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let line: Awaited<ReturnType<typeof severable>>;
beforeAll(async () => {
  database = await emptyDatabase();
  line = await severable(database.url);
  server = await startApp({ databaseUrl: line.url });
});
afterAll(async () => {
  await server.close();
  await line.close();
  await database.drop();
});

it('acknowledges nothing while the database is down, and counts no answer as late afterwards', async () => {
  const [ann, bob] = [await newPlayer(server), await newPlayer(server)];
  const questions = [aSentQuestion(0, { timer: 5 }), aSentQuestion(1, { timer: 5 })];
  const quiz_id = await savedQuiz(ann, 'Five seconds', questions);
  for (const player of [ann, bob]) await player.connect('/multiplayer');
  await ann.send('create_room', undefined);
  const { code } = await ann.frame<{ code: string }>('room_created');
  expect(await bob.send('join_room', { code })).toMatchObject({ ok: true });
  expect(await ann.send('start_game', { quiz_id })).toMatchObject({ ok: true });
  const opened = await bob.frame<Opened>('start_game');
  const [first] = opened.questions;
  const acks: Ack[] = [];
  const answer = async (player: typeof ann, text: string) => {
    acks.push(await player.answer(first?.question_id ?? '', 0, text));
  };

  line.hold();
  const answers = [answer(ann, 'right 0')];
  for (const player of [ann, bob]) {
    const told = await player.frame<object>('clock');
    expect(told).toEqual({
      phase: 'stalled',
      why: 'server',
      closes_at: null,
      server_time: expect.any(Number),
    });
  }
  // Long enough for the question to close if its clock were running.
  await sleep(opened.closes_at + 1_000 - Date.now());
  expect(acks).toEqual([]);
  expect(ann.frames.map(([event]) => event)).not.toContain('answer_checked');

  line.letGo();
  const given = await bob.frame<{ closes_at: number }>('clock', (clock) => 'seq' in clock);
  expect(given.closes_at).toBeGreaterThan(opened.closes_at + 1_000);
  answers.push(answer(bob, 'wrong 0'));
  await Promise.all(answers);
  expect(acks.map(({ ok }) => ok)).toEqual([true, true]);
  const { tally } = await ann.frame<{ tally: object }>('answer_checked');
  expect(tally).toMatchObject({ 'right 0': 1, 'wrong 0': 1 });
  const { points } = await ann.frame<{ points: number }>('your_result');
  expect(points).toBe(10);
  await bob.frame('next_question', ({ newQuestionIndex }) => newQuestionIndex === 1);
  for (const player of [ann, bob]) player.disconnect();
});
