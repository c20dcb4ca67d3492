/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewedQuestion, ReviewResponse } from '#protocol/review';
import { renderAt } from '../app/testing/render-at.js';
import { signOut } from '../lib/session.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

const ID = '0b9f3c5e-6a7d-4c1e-9f00-3a5b7c9d1e2f.1';
const CALL = `GET /profile/history/${ID}`;
const REPLAY = `POST /profile/history/${ID}/replay`;

const question = (index: number, change: Partial<ReviewedQuestion> = {}): ReviewedQuestion => ({
  index,
  prompt: `Prompt ${index + 1}?`,
  type: 'multiple',
  correct_answer: 'Beta',
  user_answer: 'Beta',
  is_correct: true,
  points: 9,
  ms: 4_200,
  explanation: null,
  ...change,
});
const WRONG = { user_answer: 'Alpha', is_correct: false, points: 0 };

const review = (questions: ReviewedQuestion[], change: Partial<ReviewResponse> = {}): ReviewResponse => ({
  id: ID,
  title: 'Volcanoes',
  score: 18,
  is_multiplayer: false,
  total_questions: questions.length,
  timestamp: '2026-01-01T12:00:00.000Z',
  questions,
  ...change,
});
const MISSED_TWO = review([
  question(0),
  question(1),
  question(2, { ...WRONG, explanation: 'Alpha comes first.' }),
  question(3, { user_answer: null, is_correct: false, points: 0, ms: null, skipped: true }),
]);

async function open(replies: Parameters<typeof fakeServer>[0], path = `/profile/review?id=${ID}`) {
  const calls = fakeServer({ 'GET /auth/refresh': [200, SIGNED_IN], ...replies });
  const router = await renderAt(path);
  return { calls, router };
}
const texts = (card: HTMLElement) => [...card.querySelectorAll('p')].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  jest.restoreAllMocks();
});

describe('the review', () => {
  it('shows the missed questions first, with own and right answer, and why', async () => {
    await open({ [CALL]: [200, MISSED_TWO] });
    const heading = await screen.findByRole('heading', { level: 1, name: '2 of 4 right' });
    expect(document.activeElement).toBe(heading);
    expect(document.getElementById('say-polite')?.textContent).toBe(
      '2 of 4 right. 18 of 40 points. Your longest streak: 2.',
    );
    expect(screen.getByText(/^18 of 40 points\. Your longest streak: 2\./)).toBeTruthy();
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(texts(cards[0] as HTMLElement)).toEqual([
      'You: wrong, after 4.2 sAlpha',
      'Right answerBeta',
      'Why: Alpha comes first.',
    ]);
    expect(texts(cards[1] as HTMLElement)).toEqual(['You: no answer', 'Right answerBeta']);
    expect(within(cards[1] as HTMLElement).getByText('Skipped by the host')).toBeTruthy();
  });

  it('shows all questions on request', async () => {
    await open({ [CALL]: [200, MISSED_TWO] });
    await userEvent.click(await screen.findByRole('button', { name: 'All 4' }));
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(4);
    expect(texts(cards[0] as HTMLElement)).toEqual(['You: right, +9 after 4.2 sBeta']);
  });

  it('shows corrections: all right answers, why, and what does not count', async () => {
    const corrected = { reason: 'Both were right.', at: '2026-01-02T12:00:00.000Z' };
    const questions = [
      question(0, { ...WRONG, correct_answer: 'Beta', correct_answers: ['Beta', 'Gamma'], corrected }),
      question(1, { ...WRONG, voided: true, corrected }),
      question(2),
    ];
    await open({ [CALL]: [200, review(questions, { total_questions: 2, corrected, adjustment: -2 })] });
    expect(await screen.findByRole('heading', { level: 1, name: '1 of 2 right' })).toBeTruthy();
    expect(screen.getByText(/^18 of 20 points\..* -2 from a correction\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play it again' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'All 3' }));
    const cards = screen.getAllByRole('listitem');
    expect(texts(cards[0] as HTMLElement)).toEqual([
      'You: wrong, after 4.2 sAlpha',
      'Right answerBeta or Gamma',
      'Corrected Both were right.',
    ]);
    expect(within(cards[1] as HTMLElement).getByText('Does not count')).toBeTruthy();
  });

  it('offers another game if nothing was missed', async () => {
    await open({ [CALL]: [200, review([question(0), question(1)])] });
    expect(await screen.findByRole('heading', { level: 1, name: 'All 2 right' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^All/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Play again' }).getAttribute('href')).toBe('/singleplayer');
  });

  it('has no score for a player who left', async () => {
    await open({ [CALL]: [200, review([question(0, { ...WRONG, absent: true })], { score: null })] });
    expect(await screen.findByText('You left this game, so you have no score.')).toBeTruthy();
    expect(screen.getByText('You were not in the game')).toBeTruthy();
  });

  it('says if no question was closed', async () => {
    await open({ [CALL]: [200, review([], { score: null })] });
    expect(await screen.findByText('No question closed while you were playing.')).toBeTruthy();
  });

  it('says why there is none', async () => {
    const message = 'That game is not in your history.';
    await open({ [CALL]: [404, { message, code: 'not_found' }] });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toBeTruthy();
    cleanup();
    const { calls } = await open({}, '/profile/review');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['/auth/refresh']);
  });

  it('can be loaded again after a failure', async () => {
    await open({
      [CALL]: [
        [500, { message: 'Broken.' }],
        [200, MISSED_TWO],
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: '2 of 4 right' })).toBeTruthy();
  });

  it('goes back to the profile if it was opened by its address', async () => {
    const { router } = await open({ [CALL]: [200, MISSED_TWO] });
    const [arrow] = await screen.findAllByRole('button', { name: 'Back' });
    await userEvent.click(arrow as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the missed questions', () => {
  it('are played again as a solo game that leads back to the review', async () => {
    const { calls, router } = await open({
      [CALL]: [200, MISSED_TWO],
      [REPLAY]: [200, { message: 'Quiz started.', title: 'Volcanoes', questions: [] }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Play the 2 again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/singleplayer/play'));
    expect(router.state.location.state).toEqual({ review: ID });
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ pace: 'reading', time: 1 });
  });

  it('say why they cannot be played now', async () => {
    const message = 'Your room is playing these questions now.';
    await open({ [CALL]: [200, MISSED_TWO], [REPLAY]: [[409, { message }], 'no answer'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Play the 2 again' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    await userEvent.click(screen.getByRole('button', { name: 'Play the 2 again' }));
    expect(await screen.findByText('The round could not be started. Please try again.')).toBeTruthy();
  });
});
