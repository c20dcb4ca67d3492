import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BUDGETS } from '../limits/budgets.js';
import { type StartedProvider, startProvider } from '../testing/oidc-provider.js';
import { randomTail } from '../testing/random-tail.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Surfer } from '../testing/surfer.js';
import { Visitor } from '../testing/visitor.js';

const password = 'correct horse';

let provider: StartedProvider;
let server: StartedApp;
let browser: Surfer;

beforeAll(async () => {
  provider = await startProvider();
  server = await startApp({ oidc: provider.settings });
  provider.serve(server.url);
});
afterAll(async () => {
  await server?.close();
  await provider?.close();
});
beforeEach(() => {
  browser = new Surfer(server.url);
});

const startAt = (from: string) => `${server.url}/oidc/start?from=${encodeURIComponent(from)}`;
const newId = () => `u${randomTail()}`;

/** Goes to the provider, logs in there and agrees. */
async function signIn(by: Surfer, login: string, from = '/play') {
  const form = await by.open(startAt(from));
  const consent = await by.submit(form, { prompt: 'login', login, password: 'any' });
  const { url } = await by.submit(consent, { prompt: 'consent' });
  return `${url.pathname}${url.search}`;
}
const session = (by: Surfer) => new Visitor(server.url).get('/auth/refresh', { cookie: by.cookies() });
const usersWith = (email: string) =>
  server.database.query('select username, password_hash, is_guest from users where email = $1', [email]);

describe('a sign-in by the provider', () => {
  it('creates a user without a password, and leads back to the page', async () => {
    const id = newId();
    expect(await signIn(browser, id, '/multiplayer?code=K7Q4MX')).toBe('/multiplayer?code=K7Q4MX');
    const { status, body } = await session(browser);
    expect([status, body.email, body.username]).toEqual([200, `${id}@school.example`, id]);
    expect(await usersWith(`${id}@school.example`)).toEqual([
      { username: id, password_hash: null, is_guest: false },
    ]);
  });

  it('leads back to a page whose query is in any script', async () => {
    const query = `?code=${encodeURIComponent('日本')}`;
    expect(await signIn(browser, newId(), '/join?code=日本')).toBe(`/join${query}`);
    expect((await session(browser)).status).toBe(200);
  });

  it('finds the user again', async () => {
    const id = newId();
    await signIn(browser, id);
    const again = new Surfer(server.url);
    expect(await signIn(again, id)).toBe('/play');
    expect((await session(again)).body.username).toBe(id);
    expect(await usersWith(`${id}@school.example`)).toHaveLength(1);
  });

  it('gives a taken username a number', async () => {
    const id = newId();
    const owner = { email: `${randomUUID()}@example.org`, username: id.toUpperCase(), password };
    await new Visitor(server.url).post('/register', owner);
    await signIn(browser, id);
    expect((await session(browser)).body.username).toBe(`${id} 2`);
  });

  it('is refused without a verified email', async () => {
    const id = `unverified-${newId()}`;
    expect(await signIn(browser, id)).toBe('/login?oidc=no_email');
    expect(await usersWith(`${id}@school.example`)).toEqual([]);
    expect((await session(browser)).status).toBe(401);
  });

  it('is refused if the user cancels', async () => {
    const { text, url } = await browser.open(startAt('/play'));
    const [, abort = ''] = /href="([^"]+\/abort)"/.exec(text) ?? [];
    const { url: end } = await browser.open(new URL(abort, url));
    expect(end.href).toBe(`${server.url}/login?oidc=refused`);
  });

  it('is refused in a browser that did not begin it', async () => {
    const victim = new Surfer(server.url);
    await victim.open(startAt('/play'));
    const query = 'code=stolen&state=stolen';
    const foreign = await victim.open(`${server.url}/oidc/callback?${query}`);
    expect(foreign.url.search).toBe('?oidc=refused');
    const none = await browser.open(`${server.url}/oidc/callback?${query}`);
    expect(none.url.search).toBe('?oidc=expired');
  });

  it('leads to the login form if the server fails, and works once it no longer does', async () => {
    await server.database.query('alter table identity rename to identity_away');
    const failed = await signIn(browser, newId());
    await server.database.query('alter table identity_away rename to identity');
    expect(failed).toBe('/login?oidc=failed');
    expect(await signIn(browser, newId())).toBe('/play');
  });

  it('leads to the login form with a strange reply of the provider', async () => {
    const { url } = await browser.open(`${server.url}/oidc/callback?code=${'x'.repeat(4_001)}`);
    expect(`${url.pathname}${url.search}`).toBe('/login?oidc=refused');
  });

  it('cannot be started by another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const response = await fetch(startAt('/play'), { headers, redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/login');
  });
});

describe('somebody whose email an account has', () => {
  const withAccount = async () => {
    const email = `${newId()}@example.org`;
    const account = { email, username: newId(), password };
    const visitor = new Visitor(server.url);
    await visitor.post('/register', account);
    return account;
  };
  /** Logs in with the password in the surfer's browser. */
  const logIn = async (account: { email: string }) => {
    const visitor = new Visitor(server.url);
    const { body } = await visitor.post('/login', { ...account, password }, { cookie: browser.cookies() });
    visitor.accessToken = body.access_token;
    return visitor;
  };
  const connect = (by: Visitor) => by.post('/oidc/connect', undefined, { cookie: browser.cookies() });

  it('is connected by a login to the account, and not before', async () => {
    const account = await withAccount();
    expect(await signIn(browser, account.email)).toBe('/login?oidc=connect');
    expect((await session(browser)).status).toBe(401);
    expect((await connect(await logIn(account))).status).toBe(204);
    const again = new Surfer(server.url);
    expect(await signIn(again, account.email)).toBe('/play');
    expect((await session(again)).body.username).toBe(account.username);
  });

  it('is not connected to another account', async () => {
    const account = await withAccount();
    await signIn(browser, account.email);
    expect((await connect(await logIn(await withAccount()))).status).toBe(409);
  });

  it('is not connected by an old login', async () => {
    const account = await withAccount();
    await signIn(browser, account.email);
    const visitor = await logIn(account);
    await server.database.query("update sign_in set created_at = created_at - interval '11 minutes'");
    expect((await connect(visitor)).status).toBe(409);
  });

  it('is not connected by a call that is on its way when its sign-in ends', async () => {
    const account = await withAccount();
    await signIn(browser, account.email);
    const visitor = await logIn(account);
    const held = server.database.createQueryRunner();
    await held.startTransaction();
    await held.query('select from users where email = $1 for update', [account.email]);
    const connecting = connect(visitor);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like 'insert into identity%'`;
    while ((await server.database.query(waiting)).length === 0);
    await held.query(
      'update sign_in set revoked_at = now() from users u where u.id = user_id and u.email = $1',
      [account.email],
    );
    await held.commitTransaction();
    await held.release();
    expect((await connecting).status).toBe(409);
  });

  it('is not connected in a browser that the provider did not lead to the login', async () => {
    expect((await connect(await logIn(await withAccount()))).status).toBe(409);
  });
});

it('is offered with its name', async () => {
  const { body } = await new Visitor(server.url).get('/sign-in-ways');
  expect(body).toEqual({ passkeys: true, provider: { label: 'School' }, mail: false });
});

describe('a provider that cannot be reached', () => {
  it('leads back to the login form, and works once it is there', async () => {
    const gone = await startProvider();
    await gone.close();
    const alone = await startApp({ oidc: gone.settings });
    const lost = new Surfer(alone.url);
    for (const _ of [1, 2]) {
      expect((await lost.open(`${alone.url}/oidc/start`)).url.search).toBe('?oidc=unavailable');
    }
    expect((await new Visitor(alone.url).get('/sign-in-ways')).status).toBe(200);
    await alone.close();
  });
});

describe('an address with too many sign-ins', () => {
  it('is led to the login form', async () => {
    const strict = await startApp({
      oidc: provider.settings,
      rateLimitScale: 1 / BUDGETS['sign-in-calls'].points,
    });
    const outcomes: string[] = [];
    for (const path of ['/oidc/callback', '/oidc/callback', '/oidc/start']) {
      const { headers } = await fetch(strict.url + path, { redirect: 'manual' });
      outcomes.push(`${headers.get('location')} ${headers.get('cache-control')}`);
    }
    const form = (outcome: string) => `/login?oidc=${outcome} no-store`;
    expect(outcomes).toEqual([form('expired'), form('busy'), form('busy')]);
    await strict.close();
  });
});

describe('a server without a provider', () => {
  it('offers none', async () => {
    const plain = await startApp();
    const visitor = new Visitor(plain.url);
    expect((await visitor.get('/sign-in-ways')).body).toMatchObject({ provider: null });
    expect((await visitor.get('/oidc/start')).status).toBe(404);
    expect((await visitor.get('/oidc/callback?code=x&state=y')).status).toBe(404);
    await plain.close();
  });
});
