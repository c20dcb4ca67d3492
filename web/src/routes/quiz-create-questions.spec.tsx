/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SentQuestion } from '#protocol/quizzes';
import { renderAt } from '../app/testing/render-at.js';
import { blankDraft, type Draft, draftOfSent } from '../features/quizzes/editor/draft.js';
import { signIn, signOut } from '../lib/session.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

const PATH = '/quiz/create/questions';
const signedIn = { 'GET /auth/refresh': [200, SIGNED_IN] as [number, unknown] };
const saved = [200, { quiz_id: 'quiz-1', questions: [{}, {}] }] as [number, unknown];

const moon: SentQuestion = {
  question: 'The Moon is a planet.',
  category: 'Science & Nature',
  difficulty: 'easy',
  type: 'boolean',
  correct_answer: 'False',
  incorrect_answers: ['True'],
  timer: 15,
};
const sun: SentQuestion = {
  ...moon,
  question: 'The Sun is a star.',
  correct_answer: 'True',
  incorrect_answers: ['False'],
};

const keep = (draft: Draft, touched = true) =>
  localStorage.setItem('draft:Ada', JSON.stringify({ draft, touched }));
const kept = () => JSON.parse(localStorage.getItem('draft:Ada') ?? 'null');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const place = (name: string) => screen.findByRole('heading', { name });
const field = (name: string) => screen.getByLabelText(name);

async function writeMultiple(prompt: string) {
  await userEvent.type(field('Question'), prompt);
  await userEvent.type(field('Correct answer'), 'Jupiter');
  for (const [i, choice] of ['Mars', 'Venus', 'Earth'].entries()) {
    await userEvent.type(field(`Incorrect answer ${i + 1}`), choice);
  }
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom has no layout
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  jest.restoreAllMocks();
});

it('redirects to the setup without a draft', async () => {
  fakeServer(signedIn);
  const router = await renderAt(PATH);
  await waitFor(() => expect(router.state.location.pathname).toBe('/quiz/create/setup'));
});

it('writes a quiz from the first question to the page that plays it', async () => {
  const calls = fakeServer({ ...signedIn, 'POST /save-custom-quiz': saved });
  keep(blankDraft('Planets', 2), false);
  const router = await renderAt(PATH);
  await place('Question 1 of 2');
  await writeMultiple('Which planet has the shortest day?');
  await userEvent.selectOptions(field('Category'), 'Science & Nature');
  await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
  expect(field('Seconds to answer')).toMatchObject({ value: '30' });
  await press('Next');

  await place('Question 2 of 2');
  expect(document.activeElement).toBe(field('Question'));
  expect(field('Category')).toMatchObject({ value: 'Science & Nature' });
  await userEvent.click(screen.getByRole('radio', { name: 'True / False' }));
  await userEvent.type(field('Question'), 'The Moon is a planet.');
  await userEvent.click(screen.getByRole('radio', { name: 'False' }));
  await userEvent.type(field('Explanation (optional)'), 'It orbits one.');
  await press('Save');

  expect(await screen.findByRole('heading', { name: 'Quiz Created!' })).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({
    title: 'Planets',
    questions: [
      {
        question: 'Which planet has the shortest day?',
        category: 'Science & Nature',
        difficulty: 'hard',
        type: 'multiple',
        correct_answer: 'Jupiter',
        incorrect_answers: ['Mars', 'Venus', 'Earth'],
        timer: 30,
      },
      {
        question: 'The Moon is a planet.',
        category: 'Science & Nature',
        difficulty: 'hard',
        type: 'boolean',
        correct_answer: 'False',
        incorrect_answers: ['True'],
        timer: 15,
        explanation: 'It orbits one.',
      },
    ],
  });
  expect(router.state.location.pathname).toBe('/quiz/create/complete');
  expect(kept()).toBeNull();
});

it('is saved once by Ctrl+Enter from any field', async () => {
  const calls = fakeServer({ ...signedIn, 'POST /save-custom-quiz': saved });
  keep(draftOfSent('Planets', [moon]));
  await renderAt(PATH);
  await place('Question 1 of 1');
  await userEvent.type(field('Question'), '{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { name: 'Quiz Created!' })).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/save-custom-quiz')).toHaveLength(1);
});

it('is saved once on several clicks', async () => {
  const calls = fakeServer({ ...signedIn, 'POST /save-custom-quiz': saved });
  keep(draftOfSent('Planets', [moon]));
  await renderAt(PATH);
  await place('Question 1 of 1');
  act(() => {
    const form = field('Question').closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  expect(await screen.findByRole('heading', { name: 'Quiz Created!' })).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/save-custom-quiz')).toHaveLength(1);
});

describe('an incomplete quiz', () => {
  it('blocks Next with an error at each field, but not Back', async () => {
    fakeServer(signedIn);
    keep({ ...blankDraft('Planets', 3), at: 1 });
    await renderAt(PATH);
    await place('Question 2 of 3');
    await press('Next');
    const prompt = field('Question');
    expect(document.activeElement).toBe(prompt);
    const about = document.getElementById(prompt.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe('Write the question.');
    expect(screen.getByText('Choose a category.')).toBeTruthy();
    expect(screen.getAllByText('Write an incorrect answer.')).toHaveLength(3);
    await userEvent.type(prompt, 'a');
    expect(screen.queryByText('Write the question.')).toBeNull();
    await press('Back');
    await place('Question 1 of 3');
    expect(screen.queryByText('Choose a category.')).toBeNull();
  });

  it('is opened by Save', async () => {
    const calls = fakeServer(signedIn);
    const draft = draftOfSent('Planets', [moon, { ...sun, correct_answer: '' }, moon]);
    keep({ ...draft, at: 2 });
    await renderAt(PATH);
    await place('Question 3 of 3');
    await press('Save');
    await place('Question 2 of 3');
    expect(screen.getByText('Choose True or False.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'True' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('cannot be saved without a title either', async () => {
    fakeServer(signedIn);
    keep(draftOfSent(' ', [moon]));
    await renderAt(PATH);
    await place('Question 1 of 1');
    await press('Save');
    expect(document.activeElement).toBe(field('Title'));
    expect(screen.getByText('Give the quiz a title.')).toBeTruthy();
  });
});

describe('a draft survives', () => {
  it('a reload', async () => {
    fakeServer(signedIn);
    keep(blankDraft('Planets', 2), false);
    await renderAt(PATH);
    await place('Question 1 of 2');
    await userEvent.type(field('Question'), 'Which');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    await renderAt(PATH);
    await place('Question 1 of 2');
    expect(field('Question')).toMatchObject({ value: 'Which' });
  });

  it('an expired session', async () => {
    fakeServer({
      ...signedIn,
      'POST /save-custom-quiz': [401, { message: 'refresh token is expired.', code: 'unauthorized' }],
    });
    keep(draftOfSent('Planets', [moon]), false);
    const router = await renderAt(PATH);
    await place('Question 1 of 1');
    await userEvent.type(field('Question'), ' Or is it?');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(kept().draft.questions[0].prompt).toBe('The Moon is a planet. Or is it?');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('You have been logged out. “Planets” is not saved yet');
    expect(note.textContent).toContain('draft is under Create');
    await act(async () => signIn(SIGNED_IN));
    expect(await screen.findByText(/You were logged out/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
    await place('Question 1 of 1');
    await act(() => router.navigate('/'));
    await waitFor(() => expect(screen.queryByText(/logged out/)).toBeNull());
  });

  it('a logout, with a notice where it is', async () => {
    fakeServer({ ...signedIn, 'POST /logout': [200, {}] });
    keep(draftOfSent('Planets', [moon]));
    const router = await renderAt(PATH);
    await place('Question 1 of 1');
    await press('Logout');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const note = await screen.findByRole('alert');
    expect(note.textContent).toMatch(/^“Planets” is not saved yet. .* draft is under Create in this browser/);
    await press('Dismiss');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a save that the server cannot complete', async () => {
    const calls = fakeServer({ ...signedIn, 'POST /save-custom-quiz': [[503, { message: 'Busy.' }], saved] });
    keep({ ...draftOfSent('Planets', [moon, sun]), at: 1 });
    await renderAt(PATH);
    await place('Question 2 of 2');
    await press('Save');
    expect((await screen.findByText(/could not be saved/)).closest('[role=alert]')).toBeTruthy();
    expect(field('Question')).toMatchObject({ value: 'The Sun is a star.' });
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Quiz Created!' })).toBeTruthy();
    expect(calls.filter(({ path }) => path === '/save-custom-quiz')).toHaveLength(2);
  });
});

describe('leaving', () => {
  it('asks for confirmation if something has changed', async () => {
    fakeServer(signedIn);
    keep(blankDraft('Planets', 2), false);
    const router = await renderAt(PATH);
    await place('Question 1 of 2');
    await userEvent.type(field('Question'), 'Which');
    await userEvent.click(screen.getByRole('link', { name: 'Play' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await press('Stay');
    expect(router.state.location.pathname).toBe(PATH);
    await userEvent.click(screen.getByRole('link', { name: 'Play' }));
    await press('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/play'));
    await waitFor(() =>
      expect(kept()).toMatchObject({ touched: true, draft: { questions: [{ prompt: 'Which' }, {}] } }),
    );
  });

  it('does not ask if nothing has changed', async () => {
    fakeServer(signedIn);
    keep(blankDraft('Planets', 2), false);
    const router = await renderAt(PATH);
    await place('Question 1 of 2');
    await userEvent.click(screen.getByRole('link', { name: 'Play' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/play'));
  });
});

describe('a save that the server refuses', () => {
  const refuse = async (status: number, body: object, draft = draftOfSent('Planets', [moon, sun])) => {
    const call = draft.quizId ? 'PUT /edit-custom-quiz' : 'POST /save-custom-quiz';
    const calls = fakeServer({
      ...signedIn,
      [call]: [status, body],
      ...(draft.quizId && { 'POST /save-custom-quiz': saved }),
    });
    keep({ ...draft, at: 1 });
    await renderAt(PATH);
    await place('Question 2 of 2');
    await press('Save');
    return calls;
  };

  it('shows errors at their fields', async () => {
    await refuse(400, {
      message: 'is required',
      errors: [{ path: 'questions.0.question', message: 'must have at most 300 characters' }],
    });
    await place('Question 1 of 2');
    expect(document.activeElement).toBe(field('Question'));
    expect(screen.getByText('At most 300 characters.')).toBeTruthy();
  });

  it('says that the limit of quizzes is reached', async () => {
    const message = 'You have as many quizzes as one can have.';
    await refuse(409, { message, code: 'too_many_quizzes' });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be repeated as a new quiz if the quiz was deleted', async () => {
    const draft = { ...draftOfSent('Planets', [{ ...moon, id: 'question-1' }, sun]), quizId: 'quiz-9' };
    const calls = await refuse(404, { message: 'Not found.', code: 'not_found' }, draft);
    expect(calls.at(-1)?.body).toMatchObject({ quiz_id: 'quiz-9', questions: [{ id: 'question-1' }, {}] });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a new quiz' }));
    expect(await screen.findByRole('heading', { name: 'Quiz Created!' })).toBeTruthy();
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/save-custom-quiz' });
  });
});

describe('the list of questions', () => {
  const order = () =>
    within(screen.getByRole('group', { name: 'Questions' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  beforeEach(async () => {
    fakeServer(signedIn);
    keep({ ...draftOfSent('Planets', [moon, sun]), at: 0 }, false);
    await renderAt(PATH);
    await place('Question 1 of 2');
    await press('Questions, 1/2');
    await screen.findByRole('button', { name: 'Drag question 1' });
  });

  it('shows which questions are complete, and opens one', async () => {
    expect(order()[0]).toContain('complete: The Moon is a planet.');
    await press('Add Question');
    await place('Question 3 of 3');
    await press('Questions, 3/3');
    await waitFor(() => expect(order()[2]).toContain('incomplete: Not written yet'));
    await press(/Question 2, complete/);
    await place('Question 2 of 3');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 2 of 3' }));
  });

  it('changes the order and announces it', async () => {
    await press('More for question 2');
    await press('Move question 2 up');
    expect(order()[0]).toContain('The Sun is a star.');
    expect(document.getElementById('say-polite')?.textContent).toBe('Question 2 moved to position 1 of 2.');
    expect(screen.getByRole('button', { name: 'Move question 1 up' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('copies, deletes and restores a question', async () => {
    await press('More for question 1');
    await press('Duplicate question 1');
    expect(order()).toHaveLength(3);
    await press('Delete question 1');
    expect(order()).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await press('Undo');
    expect(order()).toHaveLength(3);
  });

  it('closes to show the result of a save', async () => {
    fakeServer({ ...signedIn, 'POST /save-custom-quiz': [503, { message: 'Busy.' }] });
    await press('Save Quiz');
    await screen.findByText(/could not be saved/);
    expect(screen.queryByRole('dialog', { name: 'Questions' })).toBeNull();
  });
});

it('previews a question as players see it', async () => {
  fakeServer(signedIn);
  keep(draftOfSent('Planets', [moon]));
  await renderAt(PATH);
  await place('Question 1 of 1');
  await press('Preview');
  const dialog = screen.getByRole('dialog', { name: 'Preview' });
  await press('Show Answer');
  expect(within(dialog).queryByText("Time's up")).toBeNull();
  await press('Hide Answer');
  await userEvent.click(within(dialog).getByRole('radio', { name: /True/ }));
  await press('Show Answer');
  expect(within(dialog).getByText('Wrong')).toBeTruthy();
  expect(within(dialog).getByRole('radio', { name: /False \(correct answer\)/ })).toBeTruthy();
});
