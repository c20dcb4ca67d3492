/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoomPreview } from '#protocol/rest';
import { WATCH_MS } from '../features/game/joining/room-preview.js';
import { inLobby } from '../features/game/rooms/testing/room-states.js';
import { FakeSocket } from '../features/game/testing/fake-socket.js';
import {
  type Call,
  fakeServer,
  GUEST,
  holdBack,
  NOT_SIGNED_IN,
  SIGNED_IN,
} from '../lib/testing/fake-server.js';

let socket: FakeSocket;
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { renderAt } = await import('../app/testing/render-at.js');
const { signOut } = await import('../lib/session.js');

type Replies = Parameters<typeof fakeServer>[0];
type Reply = [number, unknown];
let router: Awaited<ReturnType<typeof renderAt>>;
let calls: Call[];
const room = (change: Partial<RoomPreview> = {}): Reply => [
  200,
  {
    code: 'K7Q4MX',
    host: 'Ms Ferro',
    players: 23,
    title: 'Volcanoes: Year 7',
    locked: false,
    running: false,
    ...change,
  } satisfies RoomPreview,
];
/** All but the date and the watch on a locked room. */
const REAL = [
  'performance',
  'queueMicrotask',
  'nextTick',
  'setImmediate',
  'setTimeout',
  'clearTimeout',
] as const;
const NO_ROOM: Reply = [404, { message: 'No.', code: 'room_not_found' }];

async function open(found: Replies[string], replies: Replies = {}, path = '/multiplayer?code=k7q4mx') {
  calls = fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN, 'GET /rooms/K7Q4MX': found, ...replies });
  router = await renderAt(path);
}
const nickname = () => screen.findByLabelText<HTMLInputElement>('Your nickname');
const join = async (name: string) => userEvent.type(await nickname(), `${name}{Enter}`);
const looks = () => calls.filter(({ path }) => path === '/rooms/K7Q4MX');
const guests = () => calls.filter(({ path }) => path === '/guest').map(({ body }) => body);
const address = () => router.state.location.pathname + router.state.location.search;

beforeEach(() => {
  socket = new FakeSocket();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a visitor with the link of a room', () => {
  it('sees whose room it is and how many are in it', async () => {
    await open(room());
    expect(await screen.findByRole('heading', { level: 1, name: 'Volcanoes: Year 7' })).toBeTruthy();
    expect(screen.getByText('Ms Ferro invites you')).toBeTruthy();
    expect(screen.getByText('23 in the lobby')).toBeTruthy();
    expect(document.getElementById('say-polite')?.textContent).toBe(
      'Ms Ferro invites you. Volcanoes: Year 7. Room K 7 Q 4 M X, 23 in the lobby.',
    );
  });

  it('reads how long a nickname may be, and can type no more', async () => {
    await open(room());
    const field = await nickname();
    await userEvent.type(field, 'x'.repeat(60));
    expect(field.value).toBe('x'.repeat(24));
    expect(screen.getByText(/Up to 24 characters/)).toBeTruthy();
  });

  it('enters the lobby with a nickname and Enter', async () => {
    await open(room(), { 'POST /guest': [201, GUEST] });
    await join('Noor');
    await screen.findByRole('heading', { name: 'Joining room K7Q4MX…' });
    expect(guests()).toEqual([{ username: 'Noor' }]);
    act(() => socket.comeUp());
    expect(socket.sentOf('join_room')[0]?.payload).toMatchObject({ code: 'K7Q4MX' });
    act(() => socket.receive('game_state', inLobby({ you: 'Noor' })));
    await waitFor(() => expect(address()).toBe('/multiplayer/lobby'));
  });

  it('enters the lobby without a preview if the address is over the limit for previews', async () => {
    const throttled: Reply = [429, { message: 'Too many requests.', code: 'rate_limited' }];
    await open(throttled, { 'POST /guest': [201, GUEST] });
    await join('Noor');
    await screen.findByRole('heading', { name: 'Joining room K7Q4MX…' });
    act(() => socket.comeUp());
    expect(socket.sentOf('join_room')[0]?.payload).toMatchObject({ code: 'K7Q4MX' });
  });

  it('reads once in the lobby that they have another name than the one they typed', async () => {
    await open(room(), { 'POST /guest': [201, { ...GUEST, username: 'Noor 4' }] });
    await join('Noor');
    await screen.findByRole('heading', { name: 'Joining room K7Q4MX…' });
    act(() => socket.comeUp());
    act(() => socket.receive('game_state', inLobby({ you: 'Noor 4' })));
    expect(await screen.findByText('You are Noor 4 here: someone else is called Noor.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/someone else is/)).toBeNull();
    await act(() => router.navigate('/play'));
    await act(() => router.navigate('/multiplayer/lobby'));
    act(() => socket.comeUp());
    act(() => socket.receive('game_state', inLobby({ you: 'Noor 4' })));
    expect(await screen.findByRole('heading', { name: 'Lobby' })).toBeTruthy();
    expect(screen.queryByText(/someone else is/)).toBeNull();
  });

  it('reads nothing about their name if nobody else has it', async () => {
    await open(room(), { 'POST /guest': [201, { ...GUEST, username: 'Noor' }] });
    await join('Noor');
    await screen.findByRole('heading', { name: 'Joining room K7Q4MX…' });
    act(() => socket.comeUp());
    act(() => socket.receive('game_state', inLobby({ you: 'Noor' })));
    expect(await screen.findByRole('heading', { name: 'Lobby' })).toBeTruthy();
    expect(screen.queryByText(/someone else is/)).toBeNull();
  });

  it('sees the room also if it arrives before the session was checked', async () => {
    await open(room(), {}, '/join?code=K7Q4MX');
    expect(await screen.findByText('Ms Ferro invites you')).toBeTruthy();
  });

  it('sees the room also from the link of its lobby', async () => {
    await open(room(), {}, '/multiplayer/lobby?code=K7Q4MX');
    expect(await screen.findByText('Ms Ferro invites you')).toBeTruthy();
  });

  it('is told that a nickname is missing, without a call', async () => {
    await open(room());
    await join(' ');
    expect(screen.getByText('A nickname needs at least 2 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(await nickname());
    expect(guests()).toEqual([]);
  });

  it('joins with a suggested name at one tap after theirs was refused', async () => {
    const refused: Reply = [
      400,
      {
        message: 'That name is not allowed here.',
        errors: [{ path: 'username', message: 'That name is not allowed here.' }],
        suggestions: ['Big Bogdan', 'Lava Lizard', 'Captain Ash'],
      },
    ];
    await open(room(), { 'POST /guest': [refused, [201, GUEST]] });
    await join('Big Bogey');
    expect(await screen.findByText('That name is not allowed here. How about one of these?')).toBeTruthy();
    expect((await nickname()).getAttribute('aria-invalid')).toBe('true');
    const suggestion = screen.getByRole('button', { name: 'Lava Lizard' });
    const answer = holdBack('/guest');
    await userEvent.click(suggestion);
    expect(suggestion.isConnected).toBe(false);
    expect(document.activeElement?.textContent).toBe('Joining…');
    answer();
    await screen.findByRole('heading', { name: 'Joining room K7Q4MX…' });
    expect(guests()).toEqual([{ username: 'Big Bogey' }, { username: 'Lava Lizard' }]);
  });

  it('keeps the nickname after a failure, and says what failed', async () => {
    await open(room(), { 'POST /guest': 'no answer' });
    await join('Noor');
    expect((await screen.findByRole('alert')).textContent).toBe('Network error. Try again later.');
    expect((await nickname()).value).toBe('Noor');
  });

  it('reads that a game is running', async () => {
    await open(room({ running: true }));
    expect(await screen.findByText('A game is running.')).toBeTruthy();
    expect(screen.getByText('23 playing')).toBeTruthy();
    expect(await nickname()).toBeTruthy();
  });

  it('waits before a running game that nobody may join late', async () => {
    await open(room({ running: true, locked: true }));
    const why = /A game is running\. Nobody can join right now\. You can join here as soon as/;
    expect((await screen.findByRole('region', { name: 'A game is running.' })).textContent).toMatch(why);
    expect(screen.queryByLabelText('Your nickname')).toBeNull();
  });

  it('waits before a full room until somebody leaves it', async () => {
    await open([room({ full: true }), room()]);
    const full = await screen.findByRole('region', { name: 'The room is full.' });
    expect(full.textContent).toMatch(/Somebody has to leave before .* You can join here as soon as/);
    expect(screen.queryByLabelText('Your nickname')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await nickname()).toBeTruthy();
    expect(document.getElementById('say-assertive')?.textContent).toBe('The room is open now.');
  });

  it('reads that a room has no players yet', async () => {
    await open(room({ players: 0 }));
    expect(await screen.findByText('No players yet')).toBeTruthy();
  });

  it('reads of an empty room that its host invites them', async () => {
    await open(room({ host: '', locked: true }));
    expect(await screen.findByText('The host invites you')).toBeTruthy();
    expect(screen.getByText(/Ask the host to unlock it\. You can join here as soon as/)).toBeTruthy();
  });

  it('keeps the nickname while the room is locked, until it opens', async () => {
    jest.useFakeTimers({ doNotFake: [...REAL] });
    focusManager.setFocused(false);
    await open([room(), room({ locked: true }), room()]);
    await userEvent.type(await nickname(), 'Noor');
    jest.setSystemTime(Date.now() + WATCH_MS);
    act(() => focusManager.setFocused(true));
    expect(await screen.findByText(/Ask Ms Ferro to unlock it/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await nickname()).value).toBe('Noor');
  });

  it('is asked for another code when the locked room closes, and the old one is no longer looked for', async () => {
    jest.useFakeTimers({ doNotFake: [...REAL] });
    await open([room({ locked: true }), NO_ROOM]);
    await screen.findByText(/Ask Ms Ferro to unlock it/);
    await act(() => jest.advanceTimersByTimeAsync(WATCH_MS));
    const entry = await screen.findByLabelText('Join a game');
    expect(document.activeElement).toBe(entry);
    await act(() => jest.advanceTimersByTimeAsync(3 * WATCH_MS));
    expect(looks()).toHaveLength(2);
  });

  it('waits before a locked room until it opens', async () => {
    await open([room({ locked: true }), room()]);
    expect(await screen.findByText(/Ask Ms Ferro to unlock it/)).toBeTruthy();
    expect(screen.queryByLabelText('Your nickname')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await nickname()).toBeTruthy();
    expect(document.getElementById('say-assertive')?.textContent).toBe('The room is open now.');
  });

  it('can enter another code if no room has theirs', async () => {
    await open(NO_ROOM, { 'GET /rooms/B2C3D4': room({ code: 'B2C3D4' }) });
    expect(await screen.findByText('There is no room with this code. Check it with the host.')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Join a game'));
    await userEvent.type(screen.getByLabelText('Join a game'), 'b2c3d4{Enter}');
    expect(await screen.findByText('Ms Ferro invites you')).toBeTruthy();
  });

  it('can correct a code that no room has, and try it again', async () => {
    await open([NO_ROOM, NO_ROOM, room()]);
    const entry = () => screen.findByLabelText<HTMLInputElement>('Join a game');
    expect((await entry()).value).toBe('K7Q4MX');
    expect(document.activeElement).toBe(await entry());
    await userEvent.type(await entry(), '{Backspace}X{Enter}');
    await waitFor(() => expect(looks()).toHaveLength(2));
    expect(await screen.findByText('There is no room with this code. Check it with the host.')).toBeTruthy();
    expect((await entry()).value).toBe('K7Q4MX');
    await userEvent.type(await entry(), '{Enter}');
    expect(await screen.findByText('Ms Ferro invites you')).toBeTruthy();
  });

  it('keeps the problem in view when a room that has closed is looked for again', async () => {
    await open([room({ locked: true }), NO_ROOM]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await userEvent.type(await screen.findByLabelText('Join a game'), '{Backspace}X{Enter}');
    await waitFor(() => expect(looks()).toHaveLength(3));
    expect(await screen.findByText('There is no room with this code. Check it with the host.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Join a game'));
  });

  it('can try again if the room could not be loaded', async () => {
    await open([[503, { message: 'Later.' }], room()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ms Ferro invites you')).toBeTruthy();
  });

  it('joins as soon as they are back if they were offline', async () => {
    await open(room(), { 'POST /guest': [201, GUEST] });
    await nickname();
    act(() => onlineManager.setOnline(false));
    await join('Noor');
    expect((await screen.findByRole('alert')).textContent).toMatch(/offline/);
    expect(screen.getByRole('button', { name: 'Joining…' })).toBeTruthy();
    expect(guests()).toEqual([]);
    act(() => onlineManager.setOnline(true));
    await screen.findByRole('heading', { name: 'Joining room K7Q4MX…' });
    expect(guests()).toEqual([{ username: 'Noor' }]);
  });

  it('does not join when they are back if they have left the page', async () => {
    await open(room(), { 'POST /guest': [201, GUEST] });
    await nickname();
    act(() => onlineManager.setOnline(false));
    await join('Noor');
    await act(() => router.navigate('/login'));
    await screen.findByRole('heading', { level: 1, name: /Log ?in/i });
    await act(async () => onlineManager.setOnline(true));
    expect(guests()).toEqual([]);
    expect(address()).toBe('/login');
  });

  it('reads while joining that they are offline, and of no game', async () => {
    await open(room(), { 'POST /guest': [201, GUEST] });
    await join('Noor');
    await screen.findByRole('heading', { name: 'Joining room K7Q4MX…' });
    act(() => socket.comeUp());
    act(() => socket.goDown());
    expect((await screen.findByRole('alert')).textContent).toBe("You're offline. Reconnecting…");
  });

  it('reads that they are offline, and sees the room when they are back', async () => {
    onlineManager.setOnline(false);
    await open(room());
    expect((await screen.findByRole('alert')).textContent).toMatch(/offline/);
    expect(screen.getByText('Finding the room…')).toBeTruthy();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('Ms Ferro invites you')).toBeTruthy();
  });
});

it('focuses the field where there is a keyboard', async () => {
  const media = globalThis.matchMedia;
  globalThis.matchMedia = ((query: string) => ({ ...media(query), matches: true })) as typeof matchMedia;
  await open(room());
  expect(document.activeElement).toBe(await nickname());
  globalThis.matchMedia = media;
});

it('leaves the focus alone on a phone', async () => {
  await open(room());
  expect(document.activeElement).not.toBe(await nickname());
});

it('asks for a code if the address has none', async () => {
  await open(NO_ROOM, {}, '/join');
  expect(await screen.findByLabelText('Join a game')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads a signed-in player to the room', async () => {
  await open(room(), { 'GET /auth/refresh': [200, SIGNED_IN] }, '/join?code=k7q4mx');
  await waitFor(() => expect(address()).toBe('/multiplayer?code=K7Q4MX'));
});
