import { beforeEach, describe, expect, it } from '@jest/globals';
import { ACCESS_TOKEN_MESSAGES, REFRESH_TOKEN_MESSAGES } from '#protocol/auth-messages';
import { isStale, request } from './request.js';
import { NoResponse, ServerError } from './send.js';
import { currentSession, currentToken, signIn } from './session.js';
import { fakeServer, SIGNED_IN } from './testing/fake-server.js';

const refused = (message: string) => [401, { message, code: 'unauthorized' }] as [number, unknown];
const fresh = [200, { ...SIGNED_IN, access_token: 'token-2' }] as [number, unknown];

beforeEach(() => signIn(SIGNED_IN));

describe('request', () => {
  it('sends the token and returns the reply', async () => {
    const calls = fakeServer({ 'POST /quiz': [200, ['a question']] });
    expect(await request('POST', '/quiz', { amount: 1 })).toEqual(['a question']);
    expect(calls).toEqual([{ method: 'POST', path: '/quiz', body: { amount: 1 }, token: 'Bearer token-1' }]);
  });

  it.each(ACCESS_TOKEN_MESSAGES)(
    'refreshes the session and repeats the call once after "%s"',
    async (message) => {
      const calls = fakeServer({
        'GET /x': [refused(message), [200, { fine: true }]],
        'GET /auth/refresh': fresh,
      });
      expect(await request('GET', '/x')).toEqual({ fine: true });
      expect(calls.map(({ path, token }) => [path, token])).toEqual([
        ['/x', 'Bearer token-1'],
        ['/auth/refresh', undefined],
        ['/x', 'Bearer token-2'],
      ]);
    },
  );

  it('repeats a call at most once', async () => {
    const calls = fakeServer({ 'GET /x': refused('access token is expired.'), 'GET /auth/refresh': fresh });
    await expect(request('GET', '/x')).rejects.toThrow('access token is expired.');
    expect(calls).toHaveLength(3);
  });

  it('shares one refresh between concurrent calls', async () => {
    const expired = refused('access token is expired.');
    const calls = fakeServer({
      'GET /x': [expired, [200, 'x']],
      'GET /y': [expired, [200, 'y']],
      'GET /auth/refresh': fresh,
    });
    expect(await Promise.all([request('GET', '/x'), request('GET', '/y')])).toEqual(['x', 'y']);
    expect(calls.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
  });

  it.each(REFRESH_TOKEN_MESSAGES)('ends the session if the refresh fails with "%s"', async (message) => {
    fakeServer({ 'GET /x': refused('access token is expired.'), 'GET /auth/refresh': refused(message) });
    await expect(request('GET', '/x')).rejects.toThrow(message);
    expect(currentSession()).toEqual({
      status: 'out',
      ended: true,
      parting: { username: 'Ada', how: 'lost' },
    });
    expect(currentToken()).toBeUndefined();
  });

  it('ends the session if the call itself reports a lost refresh token', async () => {
    fakeServer({ 'GET /x': refused('refresh token is invalid.') });
    await expect(request('GET', '/x')).rejects.toThrow(ServerError);
    expect(currentSession().status).toBe('out');
  });

  it('keeps the session if the refresh gets no reply', async () => {
    fakeServer({ 'GET /x': refused('access token is expired.'), 'GET /auth/refresh': 'no answer' });
    await expect(request('GET', '/x')).rejects.toThrow(NoResponse);
    expect(currentSession().status).toBe('in');
  });

  it('passes on any other 401 without a retry', async () => {
    const calls = fakeServer({ 'POST /login': refused('Invalid email or password.') });
    await expect(request('POST', '/login', {})).rejects.toThrow('Invalid email or password.');
    expect(calls).toHaveLength(1);
  });
});

it('recognizes the texts of a stale token', () => {
  expect(ACCESS_TOKEN_MESSAGES.every(isStale)).toBe(true);
  expect(REFRESH_TOKEN_MESSAGES.some(isStale)).toBe(false);
});
