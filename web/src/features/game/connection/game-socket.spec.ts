import { beforeEach, expect, it } from '@jest/globals';
import type { io } from 'socket.io-client';
import { currentSession, signIn } from '../../../lib/session.js';
import { fakeServer, SIGNED_IN } from '../../../lib/testing/fake-server.js';
import { FakeSocket } from '../testing/fake-socket.js';
import { openGameSocket } from './game-socket.js';

let fake: FakeSocket;
let auth: (give: (data: { token: string }) => void) => void;
let options: Parameters<typeof io>[1];

beforeEach(() => {
  signIn(SIGNED_IN);
  fake = new FakeSocket();
  openGameSocket('/singleplayer', ((_namespace: string, given: { auth: typeof auth }) => {
    options = given as typeof options;
    auth = given.auth;
    return fake.asSocket();
  }) as unknown as typeof io);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('renews a refused token before it connects again', async () => {
  fakeServer({ 'GET /auth/refresh': [200, { ...SIGNED_IN, access_token: 'token-2' }] });
  fake.active = false;
  fake.receive('connect_error', new Error('access token is expired.'));
  await settled();
  expect(fake.connects).toBe(1);
  auth(({ token }) => expect(token).toBe('token-2'));
});

it('gives up when the sign-in itself is over', async () => {
  fakeServer({ 'GET /auth/refresh': [401, { message: 'refresh token is expired.' }] });
  fake.active = false;
  fake.receive('connect_error', new Error('access token is expired.'));
  await settled();
  expect(fake.connects).toBe(0);
  expect(currentSession().status).toBe('out');
});

it('leaves a lost connection to the library', async () => {
  const calls = fakeServer({});
  fake.receive('connect_error', new Error('websocket error'));
  await settled();
  expect([calls.length, fake.connects]).toEqual([0, 0]);
});

it('reconnects soon, and with jitter', () => {
  const { reconnectionDelay = 0, randomizationFactor = 0, reconnectionDelayMax = 0 } = options ?? {};
  expect(reconnectionDelay * (1 + randomizationFactor)).toBeLessThan(500);
  expect(reconnectionDelay * randomizationFactor).toBeGreaterThan(100);
  expect(reconnectionDelayMax).toBeLessThanOrEqual(5_000);
});
