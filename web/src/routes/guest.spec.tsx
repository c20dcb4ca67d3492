/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REGISTERED } from '#protocol/auth-messages';
import { inLobby, SCORES } from '../features/game/rooms/testing/room-states.js';
import { FakeSocket } from '../features/game/testing/fake-socket.js';
import { asking } from '../features/game/testing/states.js';
import { type Call, fakeServer, GUEST, NOT_SIGNED_IN, SIGNED_IN } from '../lib/testing/fake-server.js';

let socket: FakeSocket;
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { renderAt } = await import('../app/testing/render-at.js');
const { currentSession, currentToken, signOut } = await import('../lib/session.js');
const { openGame, openRoom } = await import('../features/game/connection/open-game.js');

type Replies = Parameters<typeof fakeServer>[0];
let router: Awaited<ReturnType<typeof renderAt>>;
let calls: Call[];
const HISTORY: [number, unknown] = [200, { quizzes: [], total: 0, games_played: 0, average_score: 0 }];
const address = () => router.state.location.pathname + router.state.location.search;

async function open(path: string, replies: Replies = {}, state?: unknown) {
  calls = fakeServer({
    'GET /auth/refresh': [200, GUEST],
    'GET /profile/history': HISTORY,
    'POST /register': [
      201,
      { message: REGISTERED, email: 'noor@example.org', username: 'Noor', access_token: 'token-2' },
    ],
    ...replies,
  });
  router = await renderAt(path, state);
}
async function signUp() {
  await userEvent.click(await screen.findByRole('link', { name: /^Register/ }));
  await userEvent.type(await screen.findByLabelText('Email'), 'noor@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

beforeEach(() => {
  socket = new FakeSocket();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('a visitor who plays now', () => {
  it('gets ten random questions as a guest', async () => {
    await open('/', {
      'GET /auth/refresh': NOT_SIGNED_IN,
      'POST /guest': [201, GUEST],
      'POST /quiz': [200, []],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Play now' }));
    await waitFor(() => expect(address()).toBe('/singleplayer/play'));
    const [guest, quiz] = calls.slice(-2);
    expect(guest?.body).toEqual({ username: expect.stringMatching(/^\w+ \w+ \d+$/) });
    expect(quiz).toMatchObject({ path: '/quiz', body: { amount: 10 }, token: 'Bearer token-1' });
    await screen.findByRole('heading', { name: /Getting your quiz ready/ });
    act(() => socket.comeUp());
    act(() => socket.receive('game_state', asking()));
    expect(await screen.findByRole('heading', { name: 'Question 1 of 2' })).toBeTruthy();
  });

  it('reads why that failed, and can try again', async () => {
    await open('/', { 'GET /auth/refresh': NOT_SIGNED_IN, 'POST /guest': 'no answer' });
    await userEvent.click(await screen.findByRole('button', { name: 'Play now' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Network error. Try again later.');
    expect(await screen.findByRole('button', { name: 'Play now' })).toBeTruthy();
    expect(address()).toBe('/');
  });
});

describe('the code field of the start page', () => {
  const name = 'Join a game';

  it('leads a guest to a room', async () => {
    await open('/');
    await userEvent.type(await screen.findByRole('textbox', { name }), 'k7q4mx{Enter}');
    await waitFor(() => expect(address()).toBe('/multiplayer?code=K7Q4MX'));
  });

  it('is not shown to users, who join under Play', async () => {
    await open('/', { 'GET /auth/refresh': [200, SIGNED_IN] });
    await screen.findByRole('heading', { name: 'Ada' });
    // the same page shows both: what is shown to guests has been loaded by then
    await screen.findByText('Games played');
    expect(screen.queryByRole('textbox', { name })).toBeNull();
  });
});

describe('a guest who signs up', () => {
  it('sends the token of the guest, and is a registered user afterwards', async () => {
    await open('/');
    expect(await screen.findByRole('region', { name: 'Keep your score' })).toBeTruthy();
    await signUp();
    await waitFor(() => expect(address()).toBe('/'));
    const call = calls.find(({ path }) => path === '/register');
    expect(call?.token).toBe('Bearer token-1');
    expect(call?.body).toEqual({ email: 'noor@example.org', username: 'Noor', password: 'correct horse' });
    expect(currentToken()).toBe('token-2');
    expect(currentSession()).toMatchObject({ user: { email: 'noor@example.org', username: 'Noor' } });
    await waitFor(() => expect(screen.queryByText('Keep your score')).toBeNull());
  });

  it('returns to the results with their score', async () => {
    await open('/singleplayer/results', {}, { score: 13, total: 20 });
    expect(await screen.findByText('Score: 13/20')).toBeTruthy();
    await signUp();
    expect(await screen.findByText('Score: 13/20')).toBeTruthy();
    expect(screen.queryByText('Keep your score')).toBeNull();
  });

  it('returns to the results of the room', async () => {
    await open('/multiplayer/results');
    await screen.findByRole('heading', { name: /Finding your room/ });
    const results = inLobby({ you: 'Noor', scores: SCORES });
    act(() => socket.comeUp());
    act(() => socket.receive('game_state', results));
    expect(await screen.findByRole('heading', { name: 'Quiz Complete!' })).toBeTruthy();
    await signUp();
    await waitFor(() => expect(address()).toBe('/multiplayer/results'));
  });

  it('keeps the way back to the open game under a new name, also after the sign-in is lost', async () => {
    const reply = { email: 'noor@example.org', username: 'Noor B', access_token: 'token-2' };
    await open('/', { 'POST /register': [201, { message: REGISTERED, ...reply }] });
    await screen.findByRole('region', { name: 'Keep your score' });
    openGame.keep('Volcanoes');
    openRoom.keep('K7Q4MX');
    await signUp();
    await waitFor(() => expect(address()).toBe('/'));
    expect([openGame.recall(), openRoom.recall()]).toEqual(['Volcanoes', 'K7Q4MX']);
    act(() => signOut('lost'));
    expect([openGame.ownerAway(), openRoom.ownerAway()]).toEqual(['Noor B', 'Noor B']);
  });

  const TAKEN: [number, unknown] = [409, { message: 'That email or username is already taken.' }];
  const BUSY: [number, unknown] = [429, { message: 'Too many attempts. Try again later.' }];

  it('continues as a user on a second try, if the reply to the first was lost', async () => {
    await open('/', {
      'GET /auth/refresh': [
        [200, GUEST],
        [200, { email: 'noor@example.org', username: 'Noor', access_token: 'token-2' }],
      ],
      'POST /register': ['no answer', TAKEN],
    });
    await signUp();
    expect(await screen.findByText('Network error. Try again later.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(currentSession()).toMatchObject({ user: { email: 'noor@example.org', username: 'Noor' } });
    await waitFor(() => expect(screen.queryByText('Keep your score')).toBeNull());
  });

  it.each([TAKEN, BUSY])('sees why not, loses nothing typed and stays a guest: %s', async (...reply) => {
    await open('/', { 'POST /register': reply });
    await signUp();
    const { message } = reply[1] as { message: string };
    expect(await screen.findByText(message)).toBeTruthy();
    const typed = ['Email', 'Username', 'Password'].map((label) => screen.getByLabelText(label));
    expect(typed.map((field) => (field as HTMLInputElement).value)).toEqual([
      'noor@example.org',
      'Noor',
      'correct horse',
    ]);
    expect(screen.getByText('You keep your name, score and history.')).toBeTruthy();
    expect(currentToken()).toBe('token-1');
  });
});

describe('what needs an account', () => {
  it.each(['/quiz/create/setup', '/quiz/create/questions'])(
    'is offered to a guest at %s, who comes back as its user',
    async (path) => {
      await open(path);
      expect(await screen.findByRole('heading', { name: 'Register to create quizzes' })).toBeTruthy();
      await signUp();
      await waitFor(() => expect(address()).toBe('/quiz/create/setup'));
      expect(screen.queryByRole('heading', { name: 'Register to create quizzes' })).toBeNull();
    },
  );

  it('has the focus on its heading after a navigation', async () => {
    await open('/play');
    await screen.findByRole('heading', { name: 'Play' });
    await act(() => router.navigate('/quiz/create/setup'));
    const heading = await screen.findByRole('heading', { name: 'Register to create quizzes' });
    expect(document.activeElement).toBe(heading);
  });

  it('is offered in place of a room of their own', async () => {
    await open('/multiplayer');
    expect(await screen.findByRole('link', { name: 'Register to create a room' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create Room' })).toBeNull();
    await signUp();
    expect(await screen.findByRole('button', { name: 'Create Room' })).toBeTruthy();
  });
});

describe('logging out', () => {
  it('asks a guest first', async () => {
    await open('/', { 'POST /logout': [200, {}] });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(currentToken()).toBe('token-1');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, log out' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to Fourtell' })).toBeTruthy();
  });

  it('asks no registered user', async () => {
    await open('/', { 'GET /auth/refresh': [200, SIGNED_IN], 'POST /logout': [200, {}] });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to Fourtell' })).toBeTruthy();
  });
});
