import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '#protocol/account';
import type { GameState } from '#protocol/messages';
import type { QuizzesResponse } from '#protocol/quizzes';
import { BUDGETS } from '../limits/budgets.js';
import { type Credentials, registered, signedIn, socketOf } from '../testing/accounts.js';
import { sentQuestions } from '../testing/custom-quizzes.js';
import { RedisServer } from '../testing/redis-server.js';
import { newGuest, newPlayer } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { until } from '../testing/until.js';
import { Visitor } from '../testing/visitor.js';

let redis: RedisServer;
let server: StartedApp;
let other: StartedApp;
beforeAll(async () => {
  redis = await RedisServer.start();
  server = await startApp({ redisUrl: redis.url, rateLimitScale: 1 });
  const { databaseUrl } = server.config;
  other = await startApp({ redisUrl: redis.url, rateLimitScale: 1, databaseUrl });
});
afterAll(async () => {
  await other?.close();
  await server?.close();
  await redis?.kill();
});

const browser = (of: Credentials) => signedIn(server.url, of);
const account = async (visitor: Visitor) => (await visitor.get('/account')).body as unknown as Account;
const patch = (visitor: Visitor, body: object) => visitor.call('PATCH', '/account', body);
const works = async (visitor: Visitor) => (await visitor.get('/account')).status === 200;

const guest = async (username: string) => (await newGuest(server, username)).visitor;

describe('GET /account', () => {
  it('returns the account', async () => {
    const ann = await registered(server.url);
    expect(await account(await browser(ann))).toEqual({
      username: ann.username,
      email: ann.email,
      guest: false,
      has_password: true,
      passkeys: [],
      provider: null,
      mail: false,
    });
  });

  it('returns the account of a guest, without email', async () => {
    expect(await account(await guest('Gus'))).toMatchObject({
      username: 'Gus',
      email: null,
      guest: true,
      has_password: false,
    });
  });
});

describe('PATCH /account with a username', () => {
  it('changes the name for calls, later games and searches', async () => {
    const ann = await registered(server.url);
    const visitor = await browser(ann);
    const socket = await socketOf(visitor, other.url);
    await visitor.post('/save-custom-quiz', { title: 'Rivers', questions: sentQuestions(1) });
    const { status, body } = await patch(visitor, { username: 'Zoë Quill' });
    expect([status, (body as unknown as Account).username]).toEqual([200, 'Zoë Quill']);
    expect((await visitor.get('/auth/refresh')).body.username).toBe('Zoë Quill');
    const found = await visitor.get('/get-custom-quizzes?search=quill');
    expect((found.body as unknown as QuizzesResponse).quizzes).toMatchObject([
      { title: 'Rivers', author: 'Zoë Quill' },
    ]);
    // The message that tells the other instance may arrive after the reply.
    let host: string | undefined;
    while (host !== 'Zoë Quill') {
      await socket.send('create_room', undefined);
      const { state } = await socket.send<{ state: GameState }>('sync', { seq: 0 });
      host = state.you;
      await socket.send('leave_room', undefined);
    }
    socket.disconnect();
  });

  it('frees the old name', async () => {
    const [ann, bob] = [await registered(server.url), await registered(server.url)];
    await patch(await browser(ann), { username: 'Somebody else' });
    expect((await patch(await browser(bob), { username: ann.username })).status).toBe(200);
  });

  it.each([
    ['the name of another user', (name: string) => name.toUpperCase()],
    ['one that looks like it', (name: string) => name.replace('A', 'А')],
  ])('refuses %s', async (_, likeIt) => {
    const [ann, bob] = [await registered(server.url), await registered(server.url)];
    const visitor = await browser(bob);
    expect((await patch(visitor, { username: likeIt(ann.username) })).status).toBe(409);
    expect((await account(visitor)).username).toBe(bob.username);
  });

  it('accepts the own name in other letters', async () => {
    const ann = await registered(server.url);
    expect((await patch(await browser(ann), { username: ann.username.toUpperCase() })).status).toBe(200);
  });

  it.each(['Deleted player', 'dеleted Player'])(
    'refuses %s, which is the name of deleted accounts',
    async (username) => {
      const ann = await registered(server.url);
      expect((await patch(await browser(ann), { username })).status).toBe(409);
      const bob = { email: 'bob@example.org', username, password: 'correct horse' };
      expect((await new Visitor(server.url).post('/register', bob)).status).toBe(409);
    },
  );

  it('is open to guests', async () => {
    const visitor = await guest('Gwen');
    expect((await patch(visitor, { username: 'Gwendolyn' })).status).toBe(200);
    expect((await account(visitor)).username).toBe('Gwendolyn');
  });

  it('refuses an offensive name and suggests others', async () => {
    const { status, body } = await patch(await browser(await registered(server.url)), { username: 'fuck' });
    expect([status, body.errors[0]?.path, body.suggestions.length]).toEqual([400, 'username', 3]);
  });
});

describe('PATCH /account with an email', () => {
  it('changes it and ends all other sign-ins with their sockets, on every instance', async () => {
    const ann = await registered(server.url);
    const [lost, here] = [await browser(ann), await browser(ann)];
    const socket = await socketOf(lost, other.url);
    const email = `new.${ann.email}`;
    const { status, body } = await patch(here, { email, password_now: ann.password });
    expect([status, body.email]).toEqual([200, email]);
    expect([await works(lost), await works(here)]).toEqual([false, true]);
    await until(() => !socket.connected);
    await signedIn(server.url, { ...ann, email });
    expect((await new Visitor(server.url).post('/login', ann)).status).toBe(401);
  });

  it.each([
    ['no password', {}, 'bad_request'],
    ['a wrong password', { password_now: 'wrong horse' }, 'wrong_password'],
  ])('refuses it with %s, and changes nothing', async (_, given, code) => {
    const ann = await registered(server.url);
    const visitor = await browser(ann);
    const body = { email: 'x@example.org', username: 'Unchanged', ...given };
    const refused = await patch(visitor, body);
    expect(refused).toMatchObject({
      status: 400,
      body: { code, errors: [{ path: 'password_now' }] },
    });
    expect(await account(visitor)).toMatchObject({ email: ann.email, username: ann.username });
  });

  it('refuses the email of another account', async () => {
    const [ann, bob] = [await registered(server.url), await registered(server.url)];
    const [lost, here] = [await browser(bob), await browser(bob)];
    const refused = await patch(here, { email: ann.email, password_now: bob.password });
    expect(refused.status).toBe(409);
    expect(await works(lost)).toBe(true);
  });

  it('refuses guests', async () => {
    expect(await patch(await guest('Greta'), { email: 'greta@example.org' })).toMatchObject({
      status: 403,
      body: { code: 'account_needed' },
    });
  });
});

describe('POST /account/password', () => {
  const change = (visitor: Visitor, body: object) => visitor.post('/account/password', body);

  it('changes the password and ends all other sign-ins with their sockets, on every instance', async () => {
    const ann = await registered(server.url);
    const [lost, here] = [await browser(ann), await browser(ann)];
    const sockets = [await socketOf(lost, server.url), await socketOf(lost, other.url)];
    const password = 'another battery';
    expect((await change(here, { password_now: ann.password, password })).status).toBe(200);
    expect([await works(lost), await works(here)]).toEqual([false, true]);
    await until(() => sockets.every(({ connected }) => !connected));
    expect((await lost.get('/auth/refresh')).status).toBe(401);
    expect((await new Visitor(server.url).post('/login', ann)).status).toBe(401);
    await signedIn(server.url, { ...ann, password });
  });

  it.each([
    ['a common password', 'password123'],
    ['the own name', (of: Credentials) => of.username],
    ['the own email', (of: Credentials) => of.email],
    ['a short password', 'short'],
  ])('refuses %s', async (_, chosen) => {
    const ann = await registered(server.url);
    const password = typeof chosen === 'string' ? chosen : chosen(ann);
    const { status, body } = await change(await browser(ann), { password_now: ann.password, password });
    expect([status, body.errors[0]?.path]).toEqual([400, 'password']);
  });

  it('sets a password for an account without one, soon after a sign-in', async () => {
    const player = await newPlayer(server);
    const change = (sql: string) => server.database.query(`${sql} = $1`, [player.userId]);
    await change('update users set password_hash = null where id');
    const set = () => player.call('POST', '/account/password', { password: 'another battery' });
    await change(`update sign_in set created_at = created_at - interval '11 minutes' where user_id`);
    expect(await set()).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    await change('update sign_in set created_at = now() where user_id');
    expect((await set()).status).toBe(200);
    expect((await player.call('GET', '/account')).body).toMatchObject({ has_password: true });
  });

  it('refuses guests', async () => {
    const body = { password: 'another battery' };
    expect(await change(await guest('Gina'), body)).toMatchObject({
      status: 403,
      body: { code: 'account_needed' },
    });
  });

  it('slows down guesses, but lets the owner sign in from the own browser', async () => {
    const ann = await registered(server.url);
    const [owner, thief] = [await browser(ann), new Visitor(server.url)];
    thief.accessToken = owner.accessToken;
    const guess = { password_now: 'wrong horse', password: 'another battery' };
    const { points } = BUDGETS['failures-from-place'];
    const statuses: number[] = [];
    for (let n = 0; n <= points; n++) statuses.push((await thief.post('/account/password', guess)).status);
    expect(statuses).toEqual([...Array(points).fill(400), 429]);
    const { email, password } = ann;
    expect((await owner.post('/login', { email, password })).status).toBe(200);
    const right = { password_now: password, password: 'another battery' };
    expect((await owner.post('/account/password', right)).status).toBe(200);
  });
});
