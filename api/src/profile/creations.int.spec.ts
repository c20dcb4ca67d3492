import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_QUESTIONS } from '#protocol/limits';
import type { CreatedQuiz, CreationsResponse } from '#protocol/quizzes';
import { BUDGETS } from '../limits/budgets.js';
import { savedQuiz, sentQuestions } from '../testing/custom-quizzes.js';
import { newPlayer } from '../testing/sign-up.js';
import type { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let started: StartedApp;
let player: SocketPlayer & { userId: string };
beforeAll(async () => {
  started = await startApp({ rateLimitScale: 1 });
  player = await newPlayer(started);
  for (let n = 0; n < 12; n++) await savedQuiz(player, `Quiz ${n}`, sentQuestions(MAX_QUESTIONS));
});
afterAll(() => started?.close());

const creations = (query = '') => player.call<CreationsResponse>('GET', `/profile/creations${query}`);

describe('GET /profile/creations', () => {
  it('returns all of a large page', async () => {
    const { status, body } = await creations();
    expect([status, body.total]).toEqual([200, 12]);
    expect(body.quizzes.map(({ title }) => title)).toEqual(
      Array.from({ length: 12 }, (_, n) => `Quiz ${11 - n}`),
    );
    const rows = await started.database.query<(CreatedQuiz & { at: Date })[]>(
      `select id, title, total_questions, questions, created_at as at from quiz order by created_at desc`,
    );
    expect(body.quizzes).toEqual(rows.map(({ at, ...quiz }) => ({ ...quiz, timestamp: at.toISOString() })));
  });

  it('limits large pages per minute, but not small ones', async () => {
    const { points } = BUDGETS['large-reads'];
    const answers = await Promise.all(Array.from({ length: 2 * points }, () => creations()));
    const passed = answers.filter(({ status }) => status === 200).length;
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThanOrEqual(points);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * points - passed);
    const { status, body } = await creations('?page=2&page_size=5');
    expect([status, body.quizzes.length]).toEqual([200, 5]);
  });
});
