/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../app/testing/render-at.js';
import { kept } from '../features/quizzes/editor/drafts.js';
import { createdQuiz, editQuestion, listOf } from '../features/quizzes/testing/quizzes.js';
import { signOut } from '../lib/session.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

type Replies = Parameters<typeof fakeServer>[0];
const LIST = 'GET /profile/creations';
const TITLE = 'PUT /edit-custom-quiz-title';
const DELETE = 'DELETE /delete-custom-quiz';
const firstFive = listOf(
  [1, 2, 3, 4, 5].map((n) => createdQuiz(n)),
  6,
);

async function open(replies: Replies) {
  const calls = fakeServer({
    'GET /auth/refresh': [200, SIGNED_IN],
    'GET /profile/history': [200, { quizzes: [], total: 0, games_played: 0, average_score: 0 }],
    ...replies,
  });
  const router = await renderAt('/');
  await userEvent.click(await screen.findByRole('tab', { name: 'Your Creations' }));
  return { calls, router };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (calls: Awaited<ReturnType<typeof open>>['calls'], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the creations', () => {
  it('are cards whose edit and delete buttons name the quiz', async () => {
    await open({ [LIST]: listOf([createdQuiz(1), createdQuiz(2)]) });
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Quiz 12 QuestionsJan 1, 2026',
      'Quiz 22 QuestionsJan 2, 2026',
    ]);
    const buttons = within(cards[1] as HTMLElement).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Edit Quiz 2',
      'Delete Quiz 2',
    ]);
  });

  it('say which quiz is hidden', async () => {
    await open({ [LIST]: listOf([createdQuiz(1, { hidden: true }), createdQuiz(2)]) });
    const [hidden, shown] = await screen.findAllByRole('listitem');
    expect(hidden?.textContent).toContain('only you can play it');
    expect(shown?.textContent).not.toContain('only you');
  });

  it('are paged five at a time', async () => {
    const { calls } = await open({ [LIST]: [firstFive, listOf([createdQuiz(6)], 6)] });
    await press('Next page');
    expect(await screen.findByText('Quiz 6')).toBeTruthy();
    expect(calls.at(-1)?.path).toBe('/profile/creations?page=2&page_size=5');
  });

  it('keep tab and page in the address for reloads and Back', async () => {
    const { router } = await open({ [LIST]: [firstFive, listOf([createdQuiz(6)], 6)] });
    expect(router.state.location.hash).toBe('#creations');
    await press('Next page');
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    cleanup();
    const calls = fakeServer({
      'GET /auth/refresh': [200, SIGNED_IN],
      'GET /profile/history': [200, { quizzes: [], total: 0, games_played: 0, average_score: 0 }],
      [LIST]: listOf([createdQuiz(6)], 6),
    });
    await renderAt('/?page=2#creations');
    expect(await screen.findByText('Quiz 6')).toBeTruthy();
    expect(calls.map(({ path }) => path)).toContain('/profile/creations?page=2&page_size=5');
    await userEvent.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByRole('heading', { name: 'Quizzes Played' })).toBeTruthy();
  });

  it('link to the editor if there are none', async () => {
    await open({ [LIST]: listOf([]) });
    expect((await screen.findByRole('link', { name: 'Create your first quiz' })).getAttribute('href')).toBe(
      '/quiz/create/setup',
    );
  });
});

describe('deleting', () => {
  it('deletes after a confirmation and shows the rest', async () => {
    const { calls } = await open({
      [LIST]: [listOf([createdQuiz(1), createdQuiz(2)]), listOf([createdQuiz(2)])],
      [DELETE]: [200, { message: 'Deleted.' }],
    });
    await press('Delete Quiz 1');
    await press('Keep it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies(calls, 'DELETE')).toEqual([]);
    await press('Delete Quiz 1');
    await press('Yes, delete');
    await waitFor(() => expect(screen.queryByText('Quiz 1')).toBeNull());
    expect(bodies(calls, 'DELETE')).toEqual([{ quiz_id: 'id-1' }]);
    expect(screen.getByText('Quiz 2')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Created Quizzes'));
  });

  it('goes to the previous page if the last one is empty', async () => {
    await open({
      [LIST]: [firstFive, listOf([createdQuiz(6)], 6), listOf([], 5), listOf([createdQuiz(5)], 5)],
      [DELETE]: [200, { message: 'Deleted.' }],
    });
    await press('Next page');
    await press('Delete Quiz 6');
    await press('Yes, delete');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Quiz 5')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull());
  });

  it('succeeds if the quiz was already deleted', async () => {
    await open({
      [LIST]: [listOf([createdQuiz(1)]), listOf([])],
      [DELETE]: [404, { message: 'There is no such quiz.' }],
    });
    await press('Delete Quiz 1');
    await press('Yes, delete');
    expect(await screen.findByText('No quizzes created yet.')).toBeTruthy();
  });

  it('shows a failure and allows a retry', async () => {
    await open({ [LIST]: listOf([createdQuiz(1)]), [DELETE]: 'no answer' });
    await press('Delete Quiz 1');
    await press('Yes, delete');
    const alert = await screen.findByText('The quiz could not be deleted. Please try again.');
    expect(alert.closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Yes, delete' })).toBeTruthy();
    expect(console.error).toHaveBeenCalledWith('No response');
  });
});

describe('editing', () => {
  const questions = [editQuestion(1, { prompt: 'Newer?' })];

  it('saves only the title', async () => {
    const { calls } = await open({
      [LIST]: [listOf([createdQuiz(1)]), listOf([createdQuiz(1, { title: 'Rivers' })])],
      [TITLE]: [200, { questions }],
    });
    await press('Edit Quiz 1');
    expect(await screen.findByRole('dialog', { name: 'Edit Quiz' })).toBeTruthy();
    const field = screen.getByLabelText('New Title');
    expect(field).toMatchObject({ placeholder: 'Quiz 1', maxLength: 37, value: '' });
    await userEvent.type(field, ' Rivers ');
    await press('Save Title and Exit');
    expect(await screen.findByText('Rivers')).toBeTruthy();
    expect(bodies(calls, 'PUT')).toEqual([{ quiz_id: 'id-1', title: 'Rivers' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignores an empty title', async () => {
    const { calls } = await open({ [LIST]: listOf([createdQuiz(1)]) });
    await press('Edit Quiz 1');
    await userEvent.type(await screen.findByLabelText('New Title'), '  {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(calls, 'PUT')).toEqual([]);
  });

  it('opens the questions in the editor with the typed title', async () => {
    const { calls, router } = await open({ [LIST]: listOf([createdQuiz(1)]), [TITLE]: [200, { questions }] });
    await press('Edit Quiz 1');
    await userEvent.type(await screen.findByLabelText('New Title'), 'Rivers');
    await press('Continue to Edit Questions');
    await waitFor(() => expect(router.state.location.pathname).toBe('/quiz/create/questions'));
    expect(bodies(calls, 'PUT')).toEqual([{ quiz_id: 'id-1', title: 'Rivers' }]);
    expect(kept()?.draft).toMatchObject({
      quizId: 'id-1',
      title: 'Rivers',
      questions: [{ id: 'q1', prompt: 'Newer?' }],
    });
  });

  it('keeps the title if none was typed', async () => {
    const { calls } = await open({ [LIST]: listOf([createdQuiz(1)]), [TITLE]: [200, { questions }] });
    await press('Edit Quiz 1');
    await press('Continue to Edit Questions');
    await waitFor(() => expect(kept()?.draft.title).toBe('Quiz 1'));
    expect(bodies(calls, 'PUT')).toEqual([{ quiz_id: 'id-1', title: '' }]);
  });

  it('shows why it failed and keeps the input', async () => {
    await open({
      [LIST]: listOf([createdQuiz(1)]),
      [TITLE]: [
        [500, { message: 'Broken.' }],
        [404, { message: 'There is no such quiz.' }],
      ],
    });
    await press('Edit Quiz 1');
    await userEvent.type(await screen.findByLabelText('New Title'), 'Rivers');
    await press('Save Title and Exit');
    expect(await screen.findByText('The title could not be saved. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText('New Title')).toMatchObject({ value: 'Rivers' });
    await press('Continue to Edit Questions');
    expect(await screen.findByText('That quiz no longer exists.')).toBeTruthy();
    expect(kept()).toBeNull();
  });
});
