/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inGame, inLobby } from '../features/game/rooms/testing/room-states.js';
import { FakeSocket } from '../features/game/testing/fake-socket.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

let socket: FakeSocket;
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { renderAt } = await import('../app/testing/render-at.js');
const { signOut } = await import('../lib/session.js');

type Router = Awaited<ReturnType<typeof renderAt>>;
let router: Router;
const receive = (event: string, payload?: unknown) => act(() => socket.receive(event, payload));
const path = () => router.state.location.pathname;
const code = () => screen.getByLabelText('Room code') as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(at: string) {
  router = await renderAt(at);
  await screen.findByRole('button', { name: 'Create Room' });
  act(() => socket.comeUp());
}

/** Joins a room by its code. */
async function enter(typed: string) {
  await open('/multiplayer');
  await userEvent.type(code(), `${typed}{Enter}`);
  act(() => socket.comeUp());
}

beforeEach(() => {
  socket = new FakeSocket();
  fakeServer({ 'GET /auth/refresh': [200, SIGNED_IN] });
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
});

it('is linked from Play', async () => {
  router = await renderAt('/play');
  await userEvent.click(await screen.findByRole('link', { name: /Multiplayer/ }));
  expect(await screen.findByRole('button', { name: 'Create Room' })).toBeTruthy();
});

it('stays on the page if there is no room', async () => {
  await open('/multiplayer');
  receive('not_in_room');
  expect(path()).toBe('/multiplayer');
});

describe('creating', () => {
  it('opens the lobby of the new room', async () => {
    await open('/multiplayer');
    receive('not_in_room');
    await press('Create Room');
    expect(socket.sentOf('create_room')).toHaveLength(1);
    receive('room_created', { code: 'K7Q4MX' });
    receive('game_state', inLobby());
    await waitFor(() => expect(path()).toBe('/multiplayer/lobby'));
    expect(await screen.findByText('Room code K 7 Q 4 M X')).toBeTruthy();
  });

  it.each([
    [null, true],
    ['no', false],
  ])('sets the pace and whether the host plays, as remembered: %s', async (kept, host_plays) => {
    if (kept) localStorage.setItem('host-plays:Ada', kept);
    await open('/multiplayer');
    receive('not_in_room');
    await press('Create Room');
    await act(async () => socket.sentOf('create_room')[0]?.reply(null, { ok: true, version: 1 }));
    expect(socket.sentOf('room_settings').map(({ payload }) => payload)).toEqual([
      { pace: 'reading', host_plays, command_id: expect.anything() },
    ]);
  });
});

describe('joining', () => {
  it('accepts a code with spaces and lower case, and opens the lobby', async () => {
    await open('/multiplayer');
    await userEvent.type(code(), 'k7q 4-mx{Enter}');
    expect(code().value).toBe('K7Q4MX');
    // It reconnects with the code, to the instance of the room.
    expect(socket.io.opts.query).toEqual({ room: 'K7Q4MX' });
    act(() => socket.comeUp());
    expect(socket.sentOf('join_room')[0]?.payload).toMatchObject({ code: 'K7Q4MX' });
    receive('game_state', inLobby({ you: 'Bogdan' }));
    await waitFor(() => expect(path()).toBe('/multiplayer/lobby'));
  });

  it('opens the running game', async () => {
    await open('/multiplayer');
    await userEvent.type(code(), 'k7q4mx{Enter}');
    receive('game_state', inGame({ you: 'Bogdan' }));
    await waitFor(() => expect(path()).toBe('/multiplayer/play'));
    expect(await screen.findByRole('button', { name: 'You join at the next question' })).toBeTruthy();
  });

  it('does not send an incomplete code', async () => {
    await open('/multiplayer');
    await userEvent.type(code(), 'k7{Enter}');
    expect(await screen.findByText('A room code has six letters and digits.')).toBeTruthy();
    expect(socket.sentOf('join_room')).toEqual([]);
  });

  it.each([
    ['room_not_found', /no room with this code/],
    ['room_full', /is full/],
    ['room_locked', /has locked this room/],
    ['game_running', /A game is running/],
    ['kicked', /has removed you/],
    ['already_in_room', /already in another room/],
  ])('says what to do after %s', async (refused, text) => {
    await enter('K7Q4MX');
    act(() => socket.sentOf('join_room')[0]?.reply(null, { ok: false, code: refused, message: 'Later.' }));
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    await press('Dismiss');
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('a server that cannot be reached', () => {
  it('is asked again while the page shows a notice', async () => {
    await enter('K7Q4MX');
    const unavailable = { ok: false, code: 'unavailable', message: 'Later.' };
    act(() => socket.sentOf('join_room')[0]?.reply(null, unavailable));
    expect(screen.getByText(/slow to respond/).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Joining…' })).toBeTruthy();
    await waitFor(() => expect(socket.sentOf('join_room')).toHaveLength(2));
    const [first, second] = socket.sentOf('join_room').map(({ payload }) => payload);
    expect(second).toEqual(first);
    act(() => socket.sentOf('join_room')[1]?.reply(null, { ok: true, version: 2 }));
    expect(screen.queryByText(/slow to respond/)).toBeNull();
  });
});

describe('a link with a code', () => {
  const arrive = async (replies: Parameters<typeof fakeServer>[0] = {}) => {
    const calls = fakeServer({ 'GET /auth/refresh': [200, SIGNED_IN], ...replies });
    router = await renderAt('/multiplayer?code=k7q4mx');
    await screen.findByRole('heading', { name: 'Joining room K7Q4MX…' });
    act(() => socket.comeUp());
    return calls;
  };
  const refuse = (refused: string) => {
    const ack = { ok: false, code: refused, message: 'Later.' };
    act(() => socket.sentOf('join_room').at(-1)?.reply(null, ack));
  };

  it('joins the room at once', async () => {
    await arrive();
    expect(socket.sentOf('join_room').map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ code: 'K7Q4MX' }),
    ]);
    receive('game_state', inLobby({ you: 'Bogdan' }));
    await waitFor(() => expect(path()).toBe('/multiplayer/lobby'));
  });

  it('says why the room refuses, and offers the code again', async () => {
    await arrive();
    refuse('room_full');
    expect((await screen.findByText('This room is full.')).closest('[role=alert]')).toBeTruthy();
    expect(code().value).toBe('K7Q4MX');
  });

  it('waits while a room is locked, and joins when it opens', async () => {
    const room = { code: 'K7Q4MX', host: 'Chi-Wei', players: 23, title: 'Volcanoes', running: false };
    const locked: [number, unknown] = [200, { ...room, locked: true }];
    await arrive({ 'GET /rooms/K7Q4MX': [locked, [200, { ...room, locked: false }]] });
    refuse('room_locked');
    expect(await screen.findByText(/Ask Chi-Wei to unlock it/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(socket.sentOf('join_room')).toHaveLength(2));
  });

  const room = { code: 'K7Q4MX', host: 'Chi-Wei', players: 23, title: 'Volcanoes', running: false };
  const open: [number, unknown] = [200, { ...room, locked: false }];
  const locked: [number, unknown] = [200, { ...room, locked: true }];
  const gone: [number, unknown] = [404, { message: 'No.', code: 'room_not_found' }];
  const waiting = () => screen.findByText(/Ask Chi-Wei to unlock it\. You join automatically/);
  const look = () => press('Try again');
  const joins = (count: number) => waitFor(() => expect(socket.sentOf('join_room')).toHaveLength(count));

  it('waits while a game without late joining is running', async () => {
    const running: [number, unknown] = [200, { ...room, running: true, locked: true }];
    await arrive({ 'GET /rooms/K7Q4MX': [running, open] });
    refuse('game_running');
    expect(await screen.findByText(/Nobody can join right now\. You join automatically/)).toBeTruthy();
    await look();
    await joins(2);
  });

  it('says that the room no longer exists when a locked one closes', async () => {
    await arrive({ 'GET /rooms/K7Q4MX': [locked, gone] });
    refuse('room_locked');
    await waiting();
    await look();
    expect((await screen.findByText(/no room with this code/)).closest('[role=alert]')).toBeTruthy();
    expect(code().value).toBe('K7Q4MX');
  });

  it('keeps waiting if the room was locked again before the join', async () => {
    await arrive({ 'GET /rooms/K7Q4MX': [locked, open, locked, open] });
    refuse('room_locked');
    await waiting();
    await look();
    await joins(2);
    refuse('room_locked');
    await waiting();
    await look();
    await waiting();
    expect(socket.sentOf('join_room')).toHaveLength(2);
    await look();
    await joins(3);
  });

  it('shows only the join in progress between the opening and the join', async () => {
    await arrive({ 'GET /rooms/K7Q4MX': open });
    const seen = new Set<string>();
    const watch = new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? ''));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    refuse('room_locked');
    await joins(2);
    watch.disconnect();
    expect(screen.getByText('Joining room K7Q4MX…')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([...seen].filter((title) => title !== 'Joining room K7Q4MX…')).toEqual([]);
  });

  it('leads from a locked room to the form for another one, which does not mention the locked room', async () => {
    const calls = await arrive({ 'GET /rooms/K7Q4MX': locked });
    refuse('room_locked');
    await waiting();
    await userEvent.click(screen.getByRole('link', { name: 'Another room' }));
    expect(await screen.findByRole('button', { name: 'Create Room' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(code().value).toBe('');
    expect(calls.filter(({ path: called }) => called === '/rooms/')).toEqual([]);
  });

  it('to the current room opens it directly', async () => {
    await arrive();
    receive('game_state', inLobby());
    await waitFor(() => expect(path()).toBe('/multiplayer/lobby'));
  });
});

describe('a player who is still in a room', () => {
  beforeEach(async () => {
    await open('/multiplayer');
    receive('game_state', inLobby());
  });

  it('can go back to it', async () => {
    expect(path()).toBe('/multiplayer');
    expect(screen.getByText('You are in room K7Q4MX.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the room' }));
    await waitFor(() => expect(path()).toBe('/multiplayer/lobby'));
  });

  it('can leave it', async () => {
    await press('Leave Room');
    receive('leave_room_successful');
    receive('not_in_room');
    expect(screen.queryByText('You are in room K7Q4MX.')).toBeNull();
    expect(path()).toBe('/multiplayer');
  });
});
