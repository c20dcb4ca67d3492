/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../app/testing/render-at.js';
import { blankDraft, type Draft } from '../features/quizzes/editor/draft.js';
import { COLUMNS } from '../features/quizzes/files/columns.js';
import { signOut } from '../lib/session.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

const keep = (draft: Draft, touched: boolean) =>
  localStorage.setItem('draft:Ada', JSON.stringify({ draft, touched }));
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Write Questions' }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeServer({ 'GET /auth/refresh': [200, SIGNED_IN] });
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  jest.restoreAllMocks();
});

it('is linked from the navigation bar and creates the requested number of blank questions', async () => {
  const router = await renderAt('/play');
  await userEvent.click(await screen.findByRole('link', { name: 'Create' }));
  const amount = await screen.findByLabelText('Number of Questions');
  expect(amount).toMatchObject({ value: '10', min: '1', max: '50' });
  expect(screen.getByLabelText('Title')).toMatchObject({ required: true, maxLength: 37 });
  await userEvent.type(screen.getByLabelText('Title'), 'Planets');
  expect(screen.getByText('7 of 37')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'One question fewer' }));
  await begin();
  expect(await screen.findByRole('heading', { name: 'Question 1 of 9' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/quiz/create/questions');
});

it('requires a title', async () => {
  await renderAt('/quiz/create/setup');
  await userEvent.type(await screen.findByLabelText('Title'), '   ');
  await begin();
  const title = await screen.findByLabelText('Title');
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  const about = document.getElementById(title.getAttribute('aria-describedby') ?? '');
  expect(about?.textContent).toBe('Give the quiz a title.');
});

it.each(['0', '51', '2.5', ''])('rejects "%s" as the number of questions', async (amount) => {
  await renderAt('/quiz/create/setup');
  await userEvent.type(await screen.findByLabelText('Title'), 'Planets');
  const field = screen.getByLabelText('Number of Questions');
  await userEvent.clear(field);
  if (amount) await userEvent.type(field, amount);
  await begin();
  expect(await screen.findByText('A whole number from 1 to 50')).toBeTruthy();
  expect(screen.getByText('– questions')).toBeTruthy();
});

it('links to an unsaved draft', async () => {
  keep(blankDraft('Planets', 4), true);
  await renderAt('/quiz/create/setup');
  const card = (await screen.findByRole('heading', { name: 'You have an unsaved quiz' })).closest('section');
  expect(card?.textContent).toContain('Planets, 4 questions');
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Question 1 of 4' })).toBeTruthy();
});

it('discards a draft only after a confirmation', async () => {
  keep(blankDraft('Planets', 4), true);
  await renderAt('/quiz/create/setup');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(localStorage.getItem('draft:Ada')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.queryByText(/unsaved quiz/)).toBeNull();
  expect(localStorage.getItem('draft:Ada')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
});

it('asks before another quiz replaces the draft', async () => {
  keep(blankDraft('Planets', 4), true);
  const router = await renderAt('/quiz/create/setup');
  await userEvent.type(await screen.findByLabelText('Title'), 'Moons');
  await begin();
  const dialog = await screen.findByRole('dialog', { name: 'Replace your unsaved quiz?' });
  expect(dialog.textContent).toContain('Planets');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(router.state.location.pathname).toBe('/quiz/create/setup');
  await begin();
  await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }));
  expect(await screen.findByLabelText('Title')).toMatchObject({ value: 'Moons' });
});

it.each([
  ['Volcanoes: year 7', 'Volcanoes: year 7'],
  ['  ', 'v'],
])(
  'an imported quiz keeps the title "%s" that was typed, else takes that of the file',
  async (typed, title) => {
    const question = 'Largest planet?,multiple,easy,Science & Nature,Jupiter,Saturn,Neptune,Earth,20,';
    const text = `${COLUMNS.join(',')}\n${question}`;
    const file = new File([text], 'v.csv');
    // jsdom's files lack this method
    file.arrayBuffer = async () => new Uint8Array(Buffer.from(text)).buffer;
    await renderAt('/quiz/create/setup');
    await userEvent.type(await screen.findByLabelText('Title'), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Import from a file' }));
    await userEvent.upload(await screen.findByLabelText('Choose a file'), file);
    await userEvent.click(await screen.findByRole('button', { name: /^Import 1/ }));
    await screen.findByRole('heading', { name: 'Question 1 of 1' });
    expect(screen.getByLabelText('Title')).toMatchObject({ value: title });
  },
);

it('does not offer a quiz that was opened for editing and left unchanged', async () => {
  keep({ ...blankDraft('Planets', 4), quizId: 'quiz-1' }, false);
  await renderAt('/quiz/create/setup');
  await screen.findByLabelText('Title');
  expect(screen.queryByText(/unsaved quiz/)).toBeNull();
});
