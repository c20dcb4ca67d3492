import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isDatabaseUnavailable } from '../database/database-unavailable.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { Guests } from './guests.js';
import { UserEntity } from './user.entity.js';

let server: StartedApp;
let visitor: Visitor;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server?.close());
beforeEach(() => {
  visitor = new Visitor(server.url);
});

const named = async (username: string) =>
  (await new Visitor(server.url).post('/guest', { username })).body.username;
const register = (username: string) =>
  visitor.post('/register', {
    email: `${username.replace(' ', '.')}@example.org`,
    username,
    password: 'correct horse',
  });

describe('POST /guest', () => {
  it('signs a new guest in for the browser session', async () => {
    const answer = await visitor.post('/guest', { username: ' Ann ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      email: null,
      username: 'Ann',
      access_token: expect.any(String),
      guest: true,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^refresh_token_\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const [, payload] = answer.body.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ guest: true });
    const user = await server.database.manager.findOneByOrFail(UserEntity, { id: claims.sub });
    expect(user).toMatchObject({ username: 'Ann', email: null, passwordHash: null, isGuest: true });
  });

  it('refuses a name that is not a username, with its path', async () => {
    const answer = await visitor.post('/guest', { username: 'x' });
    expect(answer.status).toBe(400);
    const message = 'Nickname must have 2 to 24 characters.';
    expect(answer.body).toMatchObject({ message, errors: [{ path: 'username', message }] });
  });

  it('adds the next free number to a taken name', async () => {
    await register('Bob');
    expect([await named('Bob'), await named('bob'), await named('Вob')]).toEqual(['Bob 2', 'bob 3', 'Вob 4']);
    await register('Bob 6');
    expect([await named('Bob'), await named('Bob')]).toEqual(['Bob 5', 'Bob 7']);
  });

  it('gives distinct names to thirty guests who choose the same name at once', async () => {
    const enter = async (): Promise<string> => {
      try {
        return (await server.app.get(Guests).enter('Player', '127.0.0.1')).user.username;
      } catch (error) {
        // A busy machine may not connect to its database in time.
        if (!isDatabaseUnavailable(error)) throw error;
        return enter();
      }
    };
    const names = await Promise.all(Array.from({ length: 30 }, enter));
    expect(new Set(names).size).toBe(30);
    expect(names.filter((name) => !/^Player( \d+)?$/.test(name))).toEqual([]);
  });

  it('finds a name when all numbers up to 300 are taken', async () => {
    await named('Cyd');
    await server.database.query(
      `insert into users (id, username, username_key)
       select gen_random_uuid(), 'Cyd ' || n, 'cyd ' || n from generate_series(2, 300) n`,
    );
    expect(Number((await named('Cyd')).split(' ')[1])).toBeGreaterThan(300);
  });

  it('refuses an offensive name and suggests three free ones', async () => {
    const answer = await visitor.post('/guest', { username: 'Shithead' });
    expect(answer.status).toBe(400);
    const message = 'That name is not allowed here.';
    expect(answer.body).toMatchObject({ message, errors: [{ path: 'username', message }] });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const { suggestions } = answer.body;
    expect(new Set(suggestions).size).toBe(3);
    for (const name of suggestions) expect(await named(name)).toBe(name);
  });

  it('lets guests refresh and log out', async () => {
    const { body } = await visitor.post('/guest', { username: 'Dee' });
    const refreshed = await visitor.get('/auth/refresh');
    expect(refreshed.body).toEqual({ ...body, access_token: expect.any(String) });
    visitor.accessToken = refreshed.body.access_token;
    expect((await visitor.get('/profile/history')).status).toBe(200);
    expect((await visitor.post('/logout')).status).toBe(200);
    expect((await visitor.get('/profile/history')).body.message).toBe('access token is invalid.');
    expect((await visitor.get('/auth/refresh')).body.message).toBe('refresh token is missing.');
  });

  it('signs in 300 guests of an address at once, and then one every half second', async () => {
    const limited = await startApp({ databaseUrl: server.config.databaseUrl, rateLimitScale: 1 });
    const statuses = new Map<number, number>();
    const began = performance.now();
    // Refused names use the budget too, and are quicker.
    const tries = Array.from({ length: 340 }, async () => {
      const { status, headers } = await new Visitor(limited.url).post('/guest', { username: 'Shithead' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 429) expect(headers.get('retry-after')).toBe('1');
    });
    await Promise.all(tries);
    const refilled = Math.ceil((performance.now() - began) / 500);
    await limited.close();
    expect(statuses.get(400)).toBeGreaterThanOrEqual(300);
    expect(statuses.get(400)).toBeLessThanOrEqual(300 + refilled);
  });
});
