/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../app/testing/render-at.js';
import { signOut } from '../lib/session.js';
import { fakeServer, NOT_SIGNED_IN, SIGNED_IN } from '../lib/testing/fake-server.js';

const quiz = (n: number, change = {}) => ({
  title: `Quiz ${n}`,
  score: 42,
  is_multiplayer: false,
  total_questions: 5,
  timestamp: `2026-01-0${n}T10:00:00.000Z`,
  ...change,
});
const page = (quizzes: unknown[], total = quizzes.length) =>
  [200, { quizzes, total, games_played: total, average_score: 84 }] as [number, unknown];
const signedIn = { 'GET /auth/refresh': [200, SIGNED_IN] as [number, unknown] };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  jest.restoreAllMocks();
});

describe('logged out', () => {
  it('shows the welcome line and links to log in and register', async () => {
    fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
    await renderAt('/');
    expect(await screen.findByRole('heading', { name: 'Welcome to Fourtell' })).toBeTruthy();
    expect(screen.getByText(/online quiz app for creating and playing quizzes/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Register' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
    expect(console.error).toHaveBeenCalledWith('refresh token is missing.');
  });

  it('logs "No response" for a refresh without a reply', async () => {
    fakeServer({ 'GET /auth/refresh': 'no answer' });
    await renderAt('/');
    expect(console.error).toHaveBeenCalledWith('No response');
  });
});

describe('the way back to a game of a user who was signed out', () => {
  const kept = (change: object = {}) =>
    JSON.stringify({ username: 'Ada', what: 'K7Q4MX', until: Date.now() + 60_000, guest: false, ...change });

  afterEach(() => localStorage.clear());

  it.each([
    ['open-room', '/multiplayer/lobby'],
    ['open-game', '/singleplayer/play'],
  ])('leads through the login form: %s', async (key, from) => {
    localStorage.setItem(key, kept());
    fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
    const router = await renderAt('/');
    expect((await screen.findByRole('region', { name: 'Your game is not over' })).textContent).toContain(
      'Ada',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Log in and go back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from });
  });

  it.each([{ until: 0 }, { guest: true }, { username: 7 }])('is not shown for %j', async (change) => {
    localStorage.setItem('open-room', kept(change));
    fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
    await renderAt('/');
    await screen.findByRole('heading', { name: 'Welcome to Fourtell' });
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.queryByText('Your game is not over')).toBeNull();
  });
});

describe('the code field', () => {
  const open = async () => {
    fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
    const router = await renderAt('/');
    return { router, field: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Join a game' }) };
  };
  const isOnTheWay = async (router: Awaited<ReturnType<typeof renderAt>>) => {
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/'));
    return router.state.location;
  };

  it('leads to the room of a code in any case, with spaces and dashes', async () => {
    const { router, field } = await open();
    await userEvent.type(field, 'k7q 4-mx{Enter}');
    expect((await isOnTheWay(router)).search).toBe('?code=K7Q4MX');
  });

  it('extracts the code from a pasted link', async () => {
    const { router, field } = await open();
    await userEvent.click(field);
    await userEvent.paste('https://quiz.example/multiplayer?code=k7q4mx&view=stage');
    expect(field.value).toBe('K7Q4MX');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect((await isOnTheWay(router)).search).toBe('?code=K7Q4MX');
  });

  it('explains the form of a code if it is incomplete', async () => {
    const { router, field } = await open();
    await userEvent.type(field, 'k7{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('A room code has six letters and digits.');
    expect(document.activeElement).toBe(field);
    expect(router.state.location.pathname).toBe('/');
    await userEvent.type(field, 'q');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('logged in', () => {
  it('shows the user, the statistics and each played quiz', async () => {
    fakeServer({
      ...signedIn,
      'GET /profile/history': page([
        quiz(1),
        quiz(2, {
          is_multiplayer: true,
          untimed: true,
          corrected: { reason: '<b>Two</b> are right.', at: '' },
        }),
        quiz(3, { score: null, total_questions: 7 }),
      ]),
    });
    await renderAt('/');
    expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Quizzes Played' })).toBeTruthy();
    const cards = await screen.findAllByRole('listitem');
    expect(cards[0]?.textContent).toContain('Quiz 1');
    expect(cards[0]?.textContent).toContain('5 Questions');
    expect(cards[0]?.textContent).toContain('84%');
    expect(cards[0]?.textContent).toContain('42/50');
    expect(cards[1]?.textContent).toContain('Quiz 2 - Multiplayer');
    // A title in another script must not reorder the text around it.
    expect(cards[1]?.querySelector('bdi')?.textContent).toBe('Quiz 2');
    expect(cards[1]?.textContent).toContain('Untimed');
    expect(cards[0]?.textContent).not.toContain('Untimed');
    expect(cards[1]?.textContent).toContain('Corrected: <b>Two</b> are right.');
    expect(cards[0]?.textContent).not.toContain('Corrected');
    expect(cards[2]?.textContent).toContain('7 Questions');
    expect(cards[2]?.textContent).not.toContain('%');
    expect(screen.getByText('Games played').parentElement?.textContent).toContain('3');
    expect(screen.getByText('Avg score %').parentElement?.textContent).toContain('84');
  });

  it('has five items per page', async () => {
    const first = page(
      [1, 2, 3, 4, 5].map((n) => quiz(n)),
      6,
    );
    const calls = fakeServer({ ...signedIn, 'GET /profile/history': [first, page([quiz(6)], 6)] });
    await renderAt('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Quiz 6')).toBeTruthy();
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect(calls.at(-1)?.path).toBe('/profile/history?page=2&page_size=5');
  });

  it('offers a first quiz if there is none, and a retry after a failure', async () => {
    fakeServer({ ...signedIn, 'GET /profile/history': [[500, { message: 'Broken.' }], page([])] });
    await renderAt('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Play your first quiz' })).toBeTruthy();
  });

  it('shows the creations in their own tab', async () => {
    fakeServer({ ...signedIn, 'GET /profile/history': page([]), 'GET /profile/creations': page([]) });
    await renderAt('/');
    await userEvent.click(await screen.findByRole('tab', { name: 'Your Creations' }));
    expect(await screen.findByRole('heading', { name: 'Created Quizzes' })).toBeTruthy();
    expect(await screen.findByText('No quizzes created yet.')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'History' }).getAttribute('aria-selected')).toBe('true');
  });

  it('logs out even if the call fails', async () => {
    fakeServer({ ...signedIn, 'GET /profile/history': page([]), 'POST /logout': 'no answer' });
    await renderAt('/play');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to Fourtell' })).toBeTruthy();
  });
});
