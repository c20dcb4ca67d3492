import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Passkey } from '#protocol/account';
import { MAX_PASSKEYS } from '#protocol/passkeys';
import { Authenticator, type Options } from '../testing/authenticator.js';
import { randomTail } from '../testing/random-tail.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';

const password = 'correct horse';

let server: StartedApp;
let visitor: Visitor;
let authenticator: Authenticator;
let ann: { email: string; username: string; password: string };

beforeAll(async () => {
  const oidc = {
    issuer: 'https://id.example',
    clientId: 'fourtell',
    clientSecret: 'secret',
    label: 'School',
  };
  server = await startApp({ oidc });
});
afterAll(() => server?.close());
beforeEach(async () => {
  const username = `Ann ${randomTail()}`;
  ann = { email: `${randomUUID()}@example.org`, username, password };
  visitor = new Visitor(server.url);
  authenticator = new Authenticator(server.url);
  await visitor.post('/register', ann);
  visitor.accessToken = (await visitor.post('/login', ann)).body.access_token;
});

const optionsOf = async (by: Visitor, body: object = { password_now: password }) =>
  (await by.post('/passkeys/registration-options', body)).body as unknown as Options;
const challengeOf = async (by: Visitor) =>
  (await by.post('/passkeys/authentication-options')).body as unknown as Options;

const add = async (by: Visitor, made = authenticator, name = 'Phone') =>
  by.post('/passkeys', { name, passkey: made.create(await optionsOf(by)) });
const added = async (by = visitor, made = authenticator) => (await add(by, made)).body as unknown as Passkey;
const logIn = async (by: Visitor, made = authenticator) =>
  by.post('/passkeys/login', { passkey: made.get(await challengeOf(by)) });

const CERTIFIED = new Map<string, unknown>([
  ['alg', -7],
  ['sig', new Uint8Array(70)],
  ['x5c', [new Uint8Array(9)]],
]);

/** The account of a user who signed up by another provider. */
const dropPassword = () =>
  server.database.query('update users set password_hash = null where email = $1', [ann.email]);
const connect = () =>
  server.database.query(
    "insert into identity (issuer, subject, user_id) select 'https://id.example', id::text, id from users where email = $1",
    [ann.email],
  );
const ageSignIns = (minutes: number) =>
  server.database.query("update sign_in set created_at = now() - $1 * interval '1 minute'", [minutes]);

describe('adding a passkey', () => {
  it('is offered for the site and the user, and for passkeys that can be found without an email', async () => {
    const options = await visitor.post('/passkeys/registration-options', { password_now: password });
    expect(options.status).toBe(200);
    expect(options.body).toMatchObject({
      rp: { name: 'Fourtell', id: '127.0.0.1' },
      user: { name: ann.email, displayName: ann.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
  });

  it('returns the passkey, and leaves it out of the next options', async () => {
    const { status, body } = await add(visitor);
    expect(status).toBe(201);
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(body).toEqual({ id: expect.any(String), name: 'Phone', created_at: at, last_used_at: null });
    const id = authenticator.id.toString('base64url');
    expect(await optionsOf(visitor)).toMatchObject({
      excludeCredentials: [{ id, transports: ['internal'] }],
    });
  });

  it('needs the password', async () => {
    const none = await visitor.post('/passkeys/registration-options', {});
    expect([none.status, none.body.errors[0]?.path]).toEqual([400, 'password_now']);
    const wrong = await visitor.post('/passkeys/registration-options', { password_now: 'wrong horse' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong_password']);
  });

  it('accepts another passkey instead of the password', async () => {
    await add(visitor);
    const passkey = authenticator.get(await challengeOf(visitor));
    expect(await optionsOf(visitor, { passkey })).toHaveProperty('challenge');
  });

  it('refuses a passkey of another user', async () => {
    const other = new Visitor(server.url);
    const bea = { email: `${randomUUID()}@example.org`, username: randomTail(), password };
    await other.post('/register', bea);
    other.accessToken = (await other.post('/login', bea)).body.access_token;
    await add(other);
    const passkey = authenticator.get(await challengeOf(visitor));
    const { status } = await visitor.post('/passkeys/registration-options', { passkey });
    expect(status).toBe(403);
  });

  it('needs a sign-in of the last ten minutes from a user without a password', async () => {
    await dropPassword();
    await ageSignIns(9);
    expect(await optionsOf(visitor, {})).toHaveProperty('challenge');
    await ageSignIns(11);
    const { status, body } = await visitor.post('/passkeys/registration-options', {});
    expect([status, body.code]).toEqual([403, 'sign_in_again']);
  });

  it('works once per challenge', async () => {
    const options = await optionsOf(visitor);
    const passkey = authenticator.create(options);
    expect((await visitor.post('/passkeys', { name: 'Phone', passkey })).status).toBe(201);
    const second = new Authenticator(server.url).create(options);
    expect((await visitor.post('/passkeys', { name: 'Phone', passkey: second })).status).toBe(400);
  });

  it('is refused twice for one passkey', async () => {
    await add(visitor);
    expect((await add(visitor)).status).toBe(409);
  });

  it('is refused in another browser, and with a challenge to sign in', async () => {
    const passkey = authenticator.create(await optionsOf(visitor));
    const elsewhere = new Visitor(server.url);
    elsewhere.accessToken = visitor.accessToken;
    expect((await elsewhere.post('/passkeys', { name: 'Phone', passkey })).status).toBe(400);
    const mixed = authenticator.create(await challengeOf(visitor));
    expect((await visitor.post('/passkeys', { name: 'Phone', passkey: mixed })).status).toBe(400);
  });

  it.each([
    ['of another site', (options: Options) => new Authenticator('https://evil.example').create(options)],
    [
      'of another host name',
      (options: Options) => new Authenticator(server.url, 'evil.example').create(options),
    ],
    ['with certificates', (options: Options) => authenticator.create(options, 'packed', CERTIFIED)],
  ])('is refused with an attestation %s', async (_, make) => {
    const passkey = make(await optionsOf(visitor));
    const { status, body } = await visitor.post('/passkeys', { name: 'Phone', passkey });
    expect([status, body.code]).toEqual([400, 'passkey_refused']);
  });

  it('is refused if the authenticator has not verified its user', async () => {
    authenticator.verifies = false;
    const { status, body } = await add(visitor);
    expect([status, body.code]).toEqual([400, 'passkey_refused']);
  });

  it('refuses a passkey instead of the password if its authenticator has not verified its user', async () => {
    await add(visitor);
    authenticator.verifies = false;
    const passkey = authenticator.get(await challengeOf(visitor));
    const { status, body } = await visitor.post('/passkeys/registration-options', { passkey });
    expect([status, body.code]).toEqual([401, 'passkey_refused']);
  });

  it('is refused to a call that is on its way when its sign-in ends', async () => {
    const held = server.database.createQueryRunner();
    await held.startTransaction();
    await held.query('select from users where email = $1 for update', [ann.email]);
    const adding = add(visitor);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like 'select from users%for update'`;
    while ((await server.database.query(waiting)).length === 0);
    await held.query(
      'update sign_in set revoked_at = now() where user_id = (select id from users where email = $1)',
      [ann.email],
    );
    await held.commitTransaction();
    await held.release();
    expect((await adding).status).toBe(401);
    expect((await logIn(new Visitor(server.url))).status).toBe(401);
  });

  it('stops at twenty', async () => {
    const options = await optionsOf(visitor);
    await server.database.query(
      `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name)
       select gen_random_uuid(), u.id, gen_random_uuid()::text, '', 0, '{}', 'x'
       from users u, generate_series(1, $2) where u.email = $1`,
      [ann.email, MAX_PASSKEYS],
    );
    expect((await visitor.post('/passkeys/registration-options', { password_now: password })).status).toBe(
      409,
    );
    const passkey = authenticator.create(options);
    expect((await visitor.post('/passkeys', { name: 'Phone', passkey })).status).toBe(409);
  });
});

describe('logging in with a passkey', () => {
  it('needs no email, and signs in like a password', async () => {
    await add(visitor);
    const { status, body, headers } = await logIn(new Visitor(server.url));
    expect(status).toBe(200);
    expect(body).toEqual({ email: ann.email, username: ann.username, access_token: expect.any(String) });
    expect(headers.getSetCookie().join()).toContain('refresh_token');
    const later = new Visitor(server.url);
    later.accessToken = body.access_token;
    expect((await later.get('/profile/history')).status).toBe(200);
  });

  it('keeps the user logged in if asked to', async () => {
    await add(visitor);
    const passkey = authenticator.get(await challengeOf(visitor));
    const { headers } = await visitor.post('/passkeys/login', { passkey, keep_logged_in: true });
    expect(headers.getSetCookie().join()).toMatch(/refresh_token\w*=[\w-]{43}; Max-Age=2592000/);
  });

  it('counts how often the authenticator has signed, and refuses a copy that lags behind', async () => {
    await add(visitor);
    authenticator.count = 7;
    expect((await logIn(visitor)).status).toBe(200);
    expect((await logIn(visitor)).status).toBe(401);
    authenticator.count = 8;
    expect((await logIn(visitor)).status).toBe(200);
  });

  it('is refused a second time with the same signature', async () => {
    await add(visitor);
    const passkey = authenticator.get(await challengeOf(visitor));
    const answers = await Promise.all([1, 2].map(() => visitor.post('/passkeys/login', { passkey })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is refused in a browser that did not ask', async () => {
    await add(visitor);
    const passkey = authenticator.get(await challengeOf(new Visitor(server.url)));
    const { status, body } = await visitor.post('/passkeys/login', { passkey });
    expect([status, body.code]).toEqual([401, 'passkey_refused']);
  });

  it('asks for a PIN, a finger or a face, and is refused without', async () => {
    await add(visitor);
    authenticator.verifies = false;
    const options = await challengeOf(visitor);
    expect(options).toMatchObject({ userVerification: 'required' });
    const { status, body } = await visitor.post('/passkeys/login', { passkey: authenticator.get(options) });
    expect([status, body.code]).toEqual([401, 'passkey_refused']);
  });

  it('is refused to a passkey that nobody has', async () => {
    const { status, body } = await logIn(visitor);
    expect([status, body.code]).toEqual([401, 'passkey_unknown']);
  });

  it('is refused to another key with the same id', async () => {
    await add(visitor);
    const forged = new Authenticator(server.url);
    forged.id.set(authenticator.id);
    expect((await logIn(visitor, forged)).status).toBe(401);
  });

  it('is refused with the handle of another user', async () => {
    await add(visitor);
    const passkey = authenticator.get(await challengeOf(visitor));
    const response = { ...passkey.response, userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' };
    expect((await visitor.post('/passkeys/login', { passkey: { ...passkey, response } })).status).toBe(401);
  });

  it('is refused to a call from another site', async () => {
    const { status } = await visitor.post('/passkeys/authentication-options', undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(status).toBe(403);
  });
});

describe('a passkey', () => {
  it('can be renamed by its user only', async () => {
    const { id } = await added();
    const { status, body } = await visitor.call('PATCH', `/passkeys/${id}`, { name: ' Old phone ' });
    expect([status, body]).toEqual([200, expect.objectContaining({ id, name: 'Old phone' })]);
    const unknown = await visitor.call('PATCH', `/passkeys/${randomUUID()}`, { name: 'x' });
    expect(unknown.status).toBe(404);
    await server.database.query(
      'update passkey set user_id = (select id from users where id <> user_id limit 1)',
    );
    expect((await visitor.call('PATCH', `/passkeys/${id}`, { name: 'x' })).status).toBe(404);
    expect((await visitor.call('DELETE', `/passkeys/${id}`)).status).toBe(404);
  });

  it('lets nobody in once it is removed', async () => {
    const { id } = await added();
    expect((await visitor.call('DELETE', `/passkeys/${id}`)).status).toBe(204);
    expect((await logIn(visitor)).status).toBe(401);
    expect((await visitor.call('DELETE', `/passkeys/${id}`)).status).toBe(404);
  });

  it('cannot be removed while it is the only way to sign in', async () => {
    const first = await added();
    const second = await added(visitor, new Authenticator(server.url));
    await dropPassword();
    const answers = await Promise.all(
      [first, second].map(({ id }) => visitor.call('DELETE', `/passkeys/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last_way_in');
  });

  it('can be removed by a user whom another provider lets in', async () => {
    const { id } = await added();
    await dropPassword();
    await connect();
    expect((await visitor.call('DELETE', `/passkeys/${id}`)).status).toBe(204);
  });
});

describe('a login by another provider', () => {
  const disconnect = (body: object = { password_now: password }) => visitor.post('/oidc/disconnect', body);
  const isConnected = async () =>
    (
      await server.database.query(
        'select from identity i join users u on u.id = i.user_id where email = $1',
        [ann.email],
      )
    ).length > 0;

  it('can be disconnected, once', async () => {
    await connect();
    expect((await disconnect()).status).toBe(204);
    expect(await isConnected()).toBe(false);
    expect(await disconnect()).toMatchObject({
      status: 404,
      body: { message: 'Your account is not connected.' },
    });
  });

  it.each([
    ['no password', {}, 400, 'bad_request'],
    ['a wrong password', { password_now: 'wrong horse' }, 400, 'wrong_password'],
  ])('stays with %s', async (_, body, status, code) => {
    await connect();
    expect(await disconnect(body)).toMatchObject({ status, body: { code } });
    expect(await isConnected()).toBe(true);
  });

  it('can be disconnected with a passkey by a user without a password', async () => {
    await added();
    await connect();
    await dropPassword();
    await ageSignIns(11);
    expect(await disconnect({})).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    expect((await disconnect({ passkey: authenticator.get(await challengeOf(visitor)) })).status).toBe(204);
    expect(await isConnected()).toBe(false);
  });

  it('cannot be disconnected while it is the only way to sign in', async () => {
    await connect();
    await dropPassword();
    expect(await disconnect({})).toMatchObject({
      status: 409,
      body: {
        code: 'last_way_in',
        message: 'This is the only way into your account. Add a password or a passkey first.',
      },
    });
    expect(await isConnected()).toBe(true);
  });

  it('and the only passkey are not both removed by two calls at once', async () => {
    const { id } = await added();
    await connect();
    await dropPassword();
    const held = server.database.createQueryRunner();
    await held.startTransaction();
    await held.query('select from users where email = $1 for update', [ann.email]);
    const answers = Promise.all([disconnect({}), visitor.call('DELETE', `/passkeys/${id}`)]);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like 'select from users%for update'`;
    while ((await server.database.query(waiting)).length < 2);
    await held.commitTransaction();
    await held.release();
    expect((await answers).map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
