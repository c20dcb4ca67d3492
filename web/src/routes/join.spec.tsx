/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoomPreview } from '#protocol/rest';
import { inLobby } from '../features/game/rooms/testing/room-states.js';
import { FakeSocket } from '../features/game/testing/fake-socket.js';
import { type Call, fakeServer, GUEST, NOT_SIGNED_IN, SIGNED_IN } from '../lib/testing/fake-server.js';

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
const NO_ROOM: Reply = [404, { message: 'No.', code: 'room_not_found' }];

async function open(found: Replies[string], replies: Replies = {}, path = '/multiplayer?code=k7q4mx') {
  calls = fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN, 'GET /rooms/K7Q4MX': found, ...replies });
  router = await renderAt(path);
}
const nickname = () => screen.findByLabelText<HTMLInputElement>('Your nickname');
const join = async (name: string) => userEvent.type(await nickname(), `${name}{Enter}`);
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

  it('comes into the lobby with a nickname and Enter', async () => {
    await open(room(), { 'POST /guest': [201, GUEST] });
    await join('Noor');
    await screen.findByRole('heading', { name: 'Joining room K7Q4MX…' });
    expect(guests()).toEqual([{ username: 'Noor' }]);
    act(() => socket.comeUp());
    expect(socket.sentOf('join_room')[0]?.payload).toMatchObject({ code: 'K7Q4MX' });
    act(() => socket.receive('game_state', inLobby({ you: 'Noor' })));
    await waitFor(() => expect(address()).toBe('/multiplayer/lobby'));
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
    expect(screen.getByText('A nickname has 2 letters or more.')).toBeTruthy();
    expect(document.activeElement).toBe(await nickname());
    expect(guests()).toEqual([]);
  });

  it('joins with a suggested name at one tap after theirs was refused', async () => {
    const refused: Reply = [
      400,
      {
        message: 'Choose another username.',
        errors: [{ path: 'username', message: 'That name is not allowed here.' }],
        suggestions: ['Big Bogdan', 'Lava Lizard', 'Captain Ash'],
      },
    ];
    await open(room(), { 'POST /guest': [refused, [201, GUEST]] });
    await join('Big Bogey');
    expect(await screen.findByText('That name is not allowed here. How about one of these?')).toBeTruthy();
    expect((await nickname()).getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Lava Lizard' }));
    await screen.findByRole('heading', { name: 'Joining room K7Q4MX…' });
    expect(guests()).toEqual([{ username: 'Big Bogey' }, { username: 'Lava Lizard' }]);
  });

  it('keeps the nickname after a failure, and says what failed', async () => {
    await open(room(), { 'POST /guest': 'no answer' });
    await join('Noor');
    expect((await screen.findByRole('alert')).textContent).toBe('Network error. Try again later.');
    expect((await nickname()).value).toBe('Noor');
  });

  it('reads that a game is being played', async () => {
    await open(room({ running: true }));
    expect(await screen.findByText('A game is being played.')).toBeTruthy();
    expect(screen.getByText('23 playing')).toBeTruthy();
    expect(await nickname()).toBeTruthy();
  });

  it('waits before a locked room until it opens', async () => {
    await open([room({ locked: true }), room()]);
    expect(await screen.findByText(/Ask Ms Ferro to open it/)).toBeTruthy();
    expect(screen.queryByLabelText('Your nickname')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await nickname()).toBeTruthy();
    expect(document.getElementById('say-assertive')?.textContent).toBe('The room is open now.');
  });

  it('can enter another code if no room has theirs', async () => {
    await open(NO_ROOM, { 'GET /rooms/B2C3D4': room({ code: 'B2C3D4' }) });
    expect(await screen.findByText('No room has this code. Check it with the host.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Join a game'), 'b2c3d4{Enter}');
    expect(await screen.findByText('Ms Ferro invites you')).toBeTruthy();
  });

  it('can try again if the room could not be loaded', async () => {
    await open([[503, { message: 'Later.' }], room()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ms Ferro invites you')).toBeTruthy();
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
