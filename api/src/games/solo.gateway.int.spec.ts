import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HistoryAnswer } from '#protocol/rest';
import { newPlayer } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

const mathematics = { amount: 3, category: 19, difficulty: 'easy', type: 'boolean' };

describe('a solo game over the socket', () => {
  it('plays a whole quiz and leaves it in the history', async () => {
    const player = await newPlayer(started);
    const questions = await player.quiz({ ...mathematics, amount: 2 });
    await player.connect();
    const state = await player.state();
    expect(state).toMatchObject({ phase: 'asking', question_index: 0, title: 'Science: Mathematics', my_score: 0 });
    expect(state.questions).toEqual(questions);
    let score = 0;
    for (const [i, { question_id }] of questions.entries()) {
      await player.frame('next_question', (p) => p['newQuestionIndex'] === i);
      expect(await player.answer(question_id, i, 'True')).toMatchObject({ ok: true });
      const checked = await player.frame('answer_checked', (p) => p['question_index'] === i);
      score += checked['correct_answer'] === 'True' ? 10 : 0;
      expect(checked).toMatchObject({ score });
    }
    expect(await player.frame('quiz_completed')).toMatchObject({ score, total: 20 });
    const { body } = await player.call<HistoryAnswer>('GET', '/profile/history');
    expect(body).toMatchObject({ total: 1, games_played: 1, average_score: score * 5 });
    expect(body.quizzes[0]).toMatchObject({ title: 'Science: Mathematics', score, total_questions: 2 });
    player.disconnect();
  });

  it('says no_namespace to a player without an open game', async () => {
    const player = await newPlayer(started);
    await player.connect();
    await player.frame('no_namespace');
    player.disconnect();
  });
});
