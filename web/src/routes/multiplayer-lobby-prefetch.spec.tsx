/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { inLobby, SETTINGS } from '../features/game/rooms/testing/room-states.js';
import { FakeSocket } from '../features/game/testing/fake-socket.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

let socket: FakeSocket;
const load = jest.fn(() => ({ HostPlay: () => null }));
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
jest.unstable_mockModule('../features/game/rooms/stage/host-play.js', load);
const { renderAt } = await import('../app/testing/render-at.js');
const { signOut } = await import('../lib/session.js');

const HOSTS = { ...SETTINGS, host_plays: false };

async function open(path: string, state: Parameters<typeof inLobby>[0]) {
  await renderAt(path);
  await screen.findByRole('heading', { name: 'Finding your room…' });
  act(() => socket.comeUp());
  act(() => socket.receive('game_state', inLobby(state)));
  await screen.findByRole('heading', { name: 'Lobby' });
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

// a module is loaded once: first those who do not need it
it('does not fetch the code of the stage for players', async () => {
  await open('/multiplayer/lobby', {});
  cleanup();
  await open('/multiplayer/lobby', { you: 'Bogdan', settings: HOSTS });
  expect(load).not.toHaveBeenCalled();
});

it('fetches the code of the stage in the lobby of a host who only hosts', async () => {
  await open('/multiplayer/lobby', {});
  expect(load).not.toHaveBeenCalled();
  act(() => socket.receive('room_settings', { ...HOSTS, seq: 2, server_time: Date.now() }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});
