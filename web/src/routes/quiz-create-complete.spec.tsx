/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../app/testing/render-at.js';
import { signOut } from '../lib/session.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

const PATH = '/quiz/create/complete';
const signedIn = { 'GET /auth/refresh': [200, SIGNED_IN] as [number, unknown] };
const created = { quiz_id: 'quiz-1', questions: [{}, {}, {}], title: 'Planets', edited: false };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  jest.restoreAllMocks();
});

it('shows the created quiz and the next steps', async () => {
  fakeServer(signedIn);
  await renderAt(PATH, created);
  expect(await screen.findByRole('heading', { name: 'Quiz Created!' })).toBeTruthy();
  expect(screen.getByText('3 questions')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create another quiz' }).getAttribute('href')).toBe(
    '/quiz/create/setup',
  );
});

it("links to the user's own quizzes", async () => {
  fakeServer(signedIn);
  await renderAt(PATH, created);
  await userEvent.click(await screen.findByRole('link', { name: 'Your Creations' }));
  expect((await screen.findByRole('tab', { name: 'Your Creations' })).getAttribute('aria-selected')).toBe(
    'true',
  );
});

it('plays the quiz', async () => {
  const calls = fakeServer({ ...signedIn, 'POST /begin-quiz': [200, { message: 'Ready.', questions: [] }] });
  const router = await renderAt(PATH, created);
  await userEvent.click(await screen.findByRole('button', { name: 'Play Quiz' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/singleplayer/play'));
  expect(calls.find(({ path }) => path === '/begin-quiz')?.body).toEqual({
    quiz_id: 'quiz-1',
    pace: 'reading',
    time: 1,
  });
});

it('shows that the quiz could not be started, and allows a retry', async () => {
  fakeServer({ ...signedIn, 'POST /begin-quiz': 'no answer' });
  await renderAt(PATH, created);
  await userEvent.click(await screen.findByRole('button', { name: 'Play Quiz' }));
  expect((await screen.findByText(/could not be started/)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play Quiz' })).toBeTruthy();
});

it.each([null, { quiz_id: 'quiz-1', questions: [] }])('redirects to the setup with %j', async (state) => {
  fakeServer(signedIn);
  const router = await renderAt(PATH, state);
  await waitFor(() => expect(router.state.location.pathname).toBe('/quiz/create/setup'));
});
