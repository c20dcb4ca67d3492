/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_SUCH_QUIZ } from '#protocol/quizzes';
import { renderAt } from '../app/testing/render-at.js';
import { listedQuiz, listOf } from '../features/quizzes/testing/quizzes.js';
import { signOut } from '../lib/session.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

const LIST = 'GET /get-custom-quizzes';
const signedIn = { 'GET /auth/refresh': [200, SIGNED_IN] as [number, unknown] };
const firstFive = listOf(
  [1, 2, 3, 4, 5].map((n) => listedQuiz(n)),
  6,
);
const paths = (calls: { path: string }[]) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith('/get-custom-quizzes'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  jest.restoreAllMocks();
});

it('the page of all quizzes is linked from Singleplayer', async () => {
  fakeServer({ ...signedIn, [LIST]: listOf([]) });
  const router = await renderAt('/singleplayer');
  await userEvent.click(await screen.findByRole('link', { name: /Choose a Quiz/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/singleplayer/select'));
});

describe('the list', () => {
  it('shows title, author, size and date of each quiz', async () => {
    const calls = fakeServer({ ...signedIn, [LIST]: listOf([listedQuiz(1), listedQuiz(2)]) });
    await renderAt('/singleplayer/select');
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Quiz 1by Bogdan2 QuestionsJan 1, 2026Play',
      'Quiz 2by Bogdan2 QuestionsJan 2, 2026Play',
    ]);
    expect(paths(calls)).toEqual(['/get-custom-quizzes?page=1&page_size=5']);
  });

  it('has five quizzes per page, with the page in the address', async () => {
    const calls = fakeServer({ ...signedIn, [LIST]: [firstFive, listOf([listedQuiz(6)], 6), firstFive] });
    const router = await renderAt('/singleplayer/select');
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Quiz 6')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
    expect(paths(calls).at(-1)).toBe('/get-custom-quizzes?page=2&page_size=5');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
  });

  it('goes to the last page if the requested one does not exist', async () => {
    fakeServer({ ...signedIn, [LIST]: [listOf([], 6), listOf([listedQuiz(6)], 6)] });
    const router = await renderAt('/singleplayer/select?page=9');
    expect(await screen.findByText('Quiz 6')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('links to the editor if there are no quizzes', async () => {
    fakeServer({ ...signedIn, [LIST]: listOf([]) });
    await renderAt('/singleplayer/select');
    expect(await screen.findByText('Nobody has written a quiz yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create a quiz' }).getAttribute('href')).toBe(
      '/quiz/create/setup',
    );
  });

  it('allows a retry after a failure', async () => {
    fakeServer({ ...signedIn, [LIST]: [[500, { message: 'Broken.' }], listOf([listedQuiz(1)])] });
    await renderAt('/singleplayer/select');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Quiz 1')).toBeTruthy();
    expect(console.error).toHaveBeenCalledWith('Broken.');
  });
});

describe('the search', () => {
  it('runs when typing pauses, from the first page, and is kept in the address', async () => {
    const calls = fakeServer({ ...signedIn, [LIST]: [listOf([], 6), listOf([listedQuiz(7)])] });
    const router = await renderAt('/singleplayer/select?page=2');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search quizzes' }), ' sea & sky ');
    expect(await screen.findByText('Quiz 7')).toBeTruthy();
    expect(paths(calls)).toEqual([
      '/get-custom-quizzes?page=2&page_size=5',
      '/get-custom-quizzes?page=1&page_size=5&search=sea+%26+sky',
    ]);
    expect(new URLSearchParams(router.state.location.search).get('search')).toBe('sea & sky');
    expect(screen.getByRole('searchbox')).toMatchObject({ value: ' sea & sky ' });
    await waitFor(() => expect(document.getElementById('say-polite')?.textContent).toBe('1 quiz found'));
  });

  it('starts from the address, and can show all quizzes again if nothing matches', async () => {
    fakeServer({ ...signedIn, [LIST]: [listOf([]), listOf([listedQuiz(1)])] });
    await renderAt('/singleplayer/select?search=zebra');
    expect(await screen.findByText('No quiz matches “zebra”.')).toBeTruthy();
    expect(screen.getByRole('searchbox')).toMatchObject({ value: 'zebra' });
    await userEvent.click(screen.getByRole('button', { name: 'Show all quizzes' }));
    expect(await screen.findByText('Quiz 1')).toBeTruthy();
    expect(screen.getByRole('searchbox')).toMatchObject({ value: '' });
  });
});

describe('starting a quiz', () => {
  it('opens the game with the quiz', async () => {
    const begun: [number, unknown] = [200, { message: 'Begun.', title: 'Quiz 2', questions: [] }];
    const calls = fakeServer({
      ...signedIn,
      [LIST]: listOf([listedQuiz(1), listedQuiz(2)]),
      'POST /begin-quiz': begun,
    });
    const router = await renderAt('/singleplayer/select');
    await userEvent.click(await screen.findByRole('radio', { name: '× 3' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Play Quiz 2' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/singleplayer/play'));
    expect(calls.find(({ path }) => path === '/begin-quiz')?.body).toEqual({
      quiz_id: 'id-2',
      pace: 'reading',
      time: 3,
    });
    localStorage.clear();
  });

  it('shows that the quiz was deleted, and reloads the list', async () => {
    fakeServer({
      ...signedIn,
      [LIST]: [listOf([listedQuiz(1), listedQuiz(2)]), listOf([listedQuiz(2)])],
      'POST /begin-quiz': [404, { message: NO_SUCH_QUIZ }],
    });
    await renderAt('/singleplayer/select');
    await userEvent.click(await screen.findByRole('button', { name: 'Play Quiz 1' }));
    const alert = await screen.findByText(NO_SUCH_QUIZ);
    expect(alert.closest('[role=alert]')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Quiz 1')).toBeNull());
  });

  it('can be retried after a failure', async () => {
    fakeServer({ ...signedIn, [LIST]: listOf([listedQuiz(1)]), 'POST /begin-quiz': 'no answer' });
    await renderAt('/singleplayer/select');
    await userEvent.click(await screen.findByRole('button', { name: 'Play Quiz 1' }));
    expect(await screen.findByText('The quiz could not be started. Please try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play Quiz 1' }).getAttribute('aria-disabled')).toBe('false');
    expect(console.error).toHaveBeenCalledWith('No response');
  });
});
