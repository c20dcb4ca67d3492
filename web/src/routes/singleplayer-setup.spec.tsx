/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../app/testing/render-at.js';
import { signOut } from '../lib/session.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

const signedIn = { 'GET /auth/refresh': [200, SIGNED_IN] as [number, unknown] };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  jest.restoreAllMocks();
});

describe('the way to the form', () => {
  it('leads through Play and Singleplayer', async () => {
    fakeServer(signedIn);
    await renderAt('/play');
    await userEvent.click(await screen.findByRole('link', { name: /Singleplayer/ }));
    await userEvent.click(await screen.findByRole('link', { name: /Create Random Quiz/ }));
    expect(await screen.findByLabelText('Number of Questions')).toMatchObject({
      value: '10',
      min: '1',
      max: '50',
    });
  });
});

describe('the form', () => {
  it('offers "Any" and the 24 categories', async () => {
    fakeServer(signedIn);
    await renderAt('/singleplayer/setup');
    const options = within(await screen.findByLabelText('Category')).getAllByRole('option');
    expect(options).toHaveLength(25);
    expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual([
      '',
      ...Array.from({ length: 24 }, (_, i) => String(9 + i)),
    ]);
  });

  it('sends the chosen values', async () => {
    const calls = fakeServer({ ...signedIn, 'POST /quiz': [500, { message: 'Broken.' }] });
    await renderAt('/singleplayer/setup');
    await userEvent.click(await screen.findByRole('button', { name: 'One question fewer' }));
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Geography');
    await userEvent.selectOptions(screen.getByLabelText('Difficulty'), 'hard');
    await userEvent.click(screen.getByRole('button', { name: 'Start Quiz' }));
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        path: '/quiz',
        body: { amount: 9, category: '22', difficulty: 'hard', type: '' },
        token: 'Bearer token-1',
      }),
    );
    expect(await screen.findByRole('button', { name: 'Start Quiz' })).toMatchObject({ disabled: false });
  });

  it('sends the time and the pace, and remembers them in this browser', async () => {
    const calls = fakeServer({ ...signedIn, 'POST /quiz': [500, { message: 'Broken.' }] });
    await renderAt('/singleplayer/setup');
    expect(await screen.findByRole('radio', { name: '× 1', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'No limit' }));
    await userEvent.selectOptions(screen.getByLabelText('Next question'), 'Opens when I press Next');
    await userEvent.click(screen.getByRole('button', { name: 'Start Quiz' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ time: 0, pace: 'manual' }));
    cleanup();
    await renderAt('/singleplayer/setup');
    expect(await screen.findByRole('radio', { name: 'No limit', checked: true })).toBeTruthy();
    localStorage.clear();
  });

  it.each(['0', '51', '2.5', ''])('rejects "%s" as the number of questions', async (amount) => {
    const calls = fakeServer(signedIn);
    await renderAt('/singleplayer/setup');
    const field = await screen.findByLabelText('Number of Questions');
    await userEvent.clear(field);
    if (amount) await userEvent.type(field, amount);
    await userEvent.click(screen.getByRole('button', { name: 'Start Quiz' }));
    expect(await screen.findByText('A whole number from 1 to 50')).toBeTruthy();
    expect(calls.some(({ path }) => path === '/quiz')).toBe(false);
  });

  it('shows that there are not enough questions', async () => {
    const message = 'There are not enough questions for this choice.';
    fakeServer({ ...signedIn, 'POST /quiz': [422, { message, code: 'not_enough_questions' }] });
    await renderAt('/singleplayer/setup');
    await userEvent.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
  });
});

describe('results', () => {
  it('show the score and a link to the next quiz', async () => {
    fakeServer(signedIn);
    await renderAt('/singleplayer/results', { score: 42, total: 50, points: [10, 10, 10, 12, 0] });
    expect(await screen.findByRole('heading', { name: 'Quiz Complete!' })).toBeTruthy();
    expect(screen.getByText('Score: 42/50')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Play Again' }).getAttribute('href')).toBe('/singleplayer');
  });

  it('redirect to the form without a score', async () => {
    fakeServer(signedIn);
    const router = await renderAt('/singleplayer/results');
    await waitFor(() => expect(router.state.location.pathname).toBe('/singleplayer/setup'));
  });
});

it('shows that an unknown page does not exist', async () => {
  fakeServer(signedIn);
  await renderAt('/nowhere');
  expect(await screen.findByRole('heading', { name: /not one of the answers/ })).toBeTruthy();
});
