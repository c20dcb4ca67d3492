import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { SignIns } from './sign-ins.js';

let server: StartedApp;
let visitor: Visitor;
const revoked: string[] = [];
const ann = { email: 'ann@example.org', username: 'Ann', password: 'correct horse' };

beforeAll(async () => {
  server = await startApp({ trustProxy: ['127.0.0.1'], allowedOrigins: ['https://web.example'] });
  server.app.get(SignIns).onRevoked((sid) => revoked.push(sid));
  await new Visitor(server.url).post('/register', ann);
});
afterAll(() => server?.close());
beforeEach(async () => {
  visitor = new Visitor(server.url);
  await visitor.post('/login', ann);
});

const cookieOf = (some: Visitor) => [...some.cookies][0]?.join('=') ?? '';
const tokenIn = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);
const refreshWith = (cookie: string) => new Visitor(server.url).get('/auth/refresh', { cookie });
const valueIn = (setCookie: string[]) => setCookie[0]?.split(';')[0];
const passSeconds = (seconds: number) =>
  server.database.query(
    'update refresh_token set rotated_at = rotated_at - $1::interval, issued_at = issued_at - $1::interval',
    [`${seconds} seconds`],
  );

describe('GET /auth/refresh', () => {
  it('returns the user and rotates the cookie', async () => {
    const before = cookieOf(visitor);
    const answer = await visitor.get('/auth/refresh');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ email: ann.email, username: 'Ann', access_token: expect.any(String) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(cookieOf(visitor)).not.toBe(before);
    expect((await visitor.get('/auth/refresh')).status).toBe(200);
  });

  it('keeps the lifetime of the cookie', async () => {
    expect((await visitor.get('/auth/refresh')).headers.getSetCookie()[0]).not.toContain('Max-Age');
    await visitor.post('/login', { ...ann, keep_logged_in: true });
    expect((await visitor.get('/auth/refresh')).headers.getSetCookie()[0]).toContain('Max-Age=2592000');
  });

  it.each([
    ['missing', 'x=1'],
    ['invalid', null],
  ])('refuses a token that is %s', async (word, cookie) => {
    const name = cookieOf(visitor).split('=')[0];
    const answer = await refreshWith(cookie ?? `${name}=${'A'.repeat(43)}`);
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe(`refresh token is ${word}.`);
  });

  it('refuses a token as expired 30 days after the last refresh', async () => {
    await passSeconds(20 * 86_400);
    expect((await visitor.get('/auth/refresh')).status).toBe(200);
    await passSeconds(29 * 86_400);
    expect((await visitor.get('/auth/refresh')).status).toBe(200);
    await passSeconds(30 * 86_400 + 1);
    const answer = await visitor.get('/auth/refresh');
    expect([answer.status, answer.body.message]).toEqual([401, 'refresh token is expired.']);
  });

  it('returns the same token to two tabs that refresh at once', async () => {
    const cookie = cookieOf(visitor);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refreshWith(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ headers }) => valueIn(headers.getSetCookie()))).size).toBe(1);
  });

  it('returns the newest token to a tab that repeats within 10 s', async () => {
    const first = cookieOf(visitor);
    await visitor.get('/auth/refresh');
    await visitor.get('/auth/refresh');
    await passSeconds(9);
    const late = await refreshWith(first);
    expect(late.status).toBe(200);
    expect(valueIn(late.headers.getSetCookie())).toBe(cookieOf(visitor));
  });

  it('accepts a repeat after a lost reply, however late', async () => {
    const first = cookieOf(visitor);
    await refreshWith(first);
    await passSeconds(3_600);
    const again = await visitor.get('/auth/refresh');
    expect(again.status).toBe(200);
    expect((await visitor.get('/auth/refresh')).status).toBe(200);
  });

  it('detects that a lost reply had reached a thief', async () => {
    const stolen = cookieOf(visitor);
    const thief = valueIn((await refreshWith(stolen)).headers.getSetCookie()) ?? '';
    await passSeconds(11);
    expect((await visitor.get('/auth/refresh')).status).toBe(200);
    expect(cookieOf(visitor)).not.toBe(thief);
    const count = revoked.length;
    expect((await refreshWith(thief)).body.message).toBe('refresh token is invalid.');
    expect(revoked.length).toBe(count + 1);
    expect((await visitor.get('/auth/refresh')).body.message).toBe('refresh token is invalid.');
  });

  it('revokes the sign-in when a rotated token is presented again', async () => {
    const stolen = cookieOf(visitor);
    const { body } = await visitor.get('/auth/refresh');
    await visitor.get('/auth/refresh');
    await passSeconds(11);
    const count = revoked.length;
    expect((await refreshWith(stolen)).body.message).toBe('refresh token is invalid.');
    expect((await visitor.get('/auth/refresh')).body.message).toBe('refresh token is invalid.');
    visitor.accessToken = body.access_token;
    expect((await visitor.get('/profile/history')).body.message).toBe('access token is invalid.');
    const { sid } = JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString());
    expect(revoked.slice(count)).toEqual([sid]);
  });

  it('does not affect other sign-ins of the user', async () => {
    const other = new Visitor(server.url);
    await other.post('/login', ann);
    await visitor.post('/logout');
    expect((await other.get('/auth/refresh')).status).toBe(200);
  });
});

describe('GET /auth/refresh called by a browser', () => {
  const own = () => new URL(server.url).origin;
  it.each([
    ['its own page', () => ({ 'sec-fetch-site': 'same-origin' }), 200],
    ['its own page over plain http', () => ({ origin: own() }), 200],
    ['an allowed origin', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://web.example' }), 200],
    ['another site', () => ({ 'sec-fetch-site': 'cross-site' }), 403],
    [
      'another port of this machine',
      () => ({ 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' }),
      403,
    ],
    ['a sandboxed frame', () => ({ origin: 'null' }), 403],
    ['a typed address', () => ({ 'sec-fetch-site': 'none' }), 403],
  ])('checks the origin of %s', async (_, headers, status) => {
    expect((await visitor.get('/auth/refresh', headers())).status).toBe(status);
  });

  it('allows the preflight of an allowed origin only', async () => {
    const preflight = (origin: string) =>
      visitor.call('OPTIONS', '/login', undefined, { origin, 'access-control-request-method': 'POST' });
    const allowed = (await preflight('https://web.example')).headers;
    expect(allowed.get('access-control-allow-origin')).toBe('https://web.example');
    expect(allowed.get('access-control-allow-credentials')).toBe('true');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('sets a cross-site cookie over https for an allowed origin on another site', async () => {
    const headers = {
      'x-forwarded-proto': 'https',
      'sec-fetch-site': 'cross-site',
      origin: 'https://web.example',
    };
    const answer = await new Visitor(server.url, headers).post('/login', ann);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-.*Secure; SameSite=None$/);
  });
});

describe('POST /logout', () => {
  it('revokes the sign-in, clears the cookie and notifies listeners', async () => {
    const cookie = cookieOf(visitor);
    const count = revoked.length;
    const answer = await visitor.post('/logout');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Logged out.' });
    expect([...visitor.cookies.keys()].filter((name) => name.includes('refresh'))).toEqual([]);
    expect(revoked.length).toBe(count + 1);
    expect((await refreshWith(cookie)).body.message).toBe('refresh token is invalid.');
  });

  it('revokes the sign-in of the access token if there is no cookie', async () => {
    const { body } = await visitor.get('/auth/refresh');
    await new Visitor(server.url).post('/logout', undefined, {
      authorization: `Bearer ${body.access_token}`,
    });
    expect((await visitor.get('/auth/refresh')).status).toBe(401);
  });

  it('clears the cookie even if the database is unavailable', async () => {
    const cookie = cookieOf(visitor);
    const away = new Visitor(server.url);
    const query = jest.spyOn(SignIns.prototype, 'revokeByToken');
    query.mockRejectedValueOnce(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const answer = await away.post('/logout', undefined, { cookie });
    query.mockRestore();
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^refresh_token_\d+=; /);
  });

  it('refuses calls from other sites, so that no page can log a visitor out', async () => {
    const answer = await visitor.post('/logout', undefined, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect((await visitor.get('/auth/refresh')).status).toBe(200);
  });

  it.each([
    {},
    { cookie: 'refresh_token=x' },
    { authorization: 'Bearer x' },
    { 'content-type': 'application/json' },
  ])('also returns 200 for %j', async (headers) => {
    expect((await new Visitor(server.url).post('/logout', undefined, headers)).status).toBe(200);
  });
});

describe('instances whose clocks differ', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Sets this process's clock ahead, as if the next call went to another instance. Timers are not affected. */
  const onInstanceAhead = (seconds: number) =>
    jest.useFakeTimers({
      now: Date.now() + seconds * 1_000,
      advanceTimers: true,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
        'performance',
        'hrtime',
        'queueMicrotask',
      ],
    });

  it('do not treat a second tab that refreshes at the same time as a thief', async () => {
    const signIns = server.app.get(SignIns);
    const token = tokenIn(cookieOf(visitor));
    const first = await signIns.rotate(token);
    onInstanceAhead(60);
    const next = typeof first === 'string' ? '' : first.refreshToken;
    expect(await signIns.rotate(next)).toMatchObject({ refreshToken: expect.any(String) });
    expect(await signIns.rotate(token)).toMatchObject({ refreshToken: expect.any(String) });
  });

  it('judge the age of a token by the database’s clock', async () => {
    const token = tokenIn(cookieOf(visitor));
    onInstanceAhead(31 * 86_400);
    expect(await server.app.get(SignIns).rotate(token)).toMatchObject({ refreshToken: expect.any(String) });
  });
});
