import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import { BUDGETS } from '../limits/budgets.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { Passwords } from './passwords.js';

let server: StartedApp;
const from = (address: string) => new Visitor(server.url, { 'x-forwarded-for': address });
const ann = { email: 'ann@example.org', username: 'Ann', password: 'correct horse' };
const wrong = { ...ann, password: 'wrong horse' };
const HOME = '192.0.2.1';
const SCHOOL = '203.0.113.7';
const { 'failures-from-place': PLACE, 'failures-of-address': ADDRESS } = BUDGETS;

beforeAll(async () => {
  server = await startApp({ rateLimitScale: 1, trustProxy: ['127.0.0.1'] });
  await from(HOME).post('/register', ann);
});
afterEach(() => server.database.query('truncate rate_limit, known_place'));
afterAll(() => server?.close());

/** Moves the counts back in time, as if `seconds` had passed. */
const pass = (seconds: number) =>
  server.database.query('update rate_limit set expire = expire - $1', [seconds * 1_000]);

/** The address of the nth of a thousand. */
const stranger = (n: number) => `198.51.${n >> 8}.${n & 255}`;

const statuses = async (times: number, login: (n: number) => Promise<{ status: number }>) => {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push((await login(n)).status);
  return all;
};
const guessing = (times: number, address: string, email = ann.email) =>
  statuses(times, () => from(address).post('/login', { ...wrong, email }));

describe('guessing the password of one account from one address', () => {
  it('is allowed five times, then once every 30 s', async () => {
    expect(await guessing(PLACE.points + 1, HOME)).toEqual([401, 401, 401, 401, 401, 429]);
    const { status, body, headers } = await from(HOME).post('/login', ann);
    expect([status, body.message, body.code]).toEqual([
      429,
      'Too many attempts. Try again later.',
      'rate_limited',
    ]);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(30);
    await pass(30);
    expect(await guessing(2, HOME)).toEqual([401, 429]);
  });

  it('is not counted while it is refused', async () => {
    await guessing(PLACE.points + 20, HOME);
    await pass(30);
    expect((await from(HOME).post('/login', ann)).status).toBe(200);
  });

  it('has all tries again after the right password', async () => {
    await guessing(PLACE.points - 1, HOME);
    expect((await from(HOME).post('/login', ann)).status).toBe(200);
    expect(await guessing(PLACE.points, HOME)).not.toContain(429);
  });

  it('is also slowed down for an account that does not exist', async () => {
    expect(await guessing(PLACE.points + 1, HOME, 'nobody@example.org')).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  it('is no faster with parallel guesses', async () => {
    const guesses = Array.from({ length: 40 }, () => from(HOME).post('/login', wrong));
    const answers = (await Promise.all(guesses)).map(({ status }) => status);
    expect(answers.filter((status) => status === 401)).toHaveLength(PLACE.points);
    expect(answers.filter((status) => status === 429)).toHaveLength(40 - PLACE.points);
  });
});

describe('guessing the password of one account from many addresses', () => {
  it('is allowed 30 times, then once a minute', async () => {
    const all = await statuses(40, (n) => from(stranger(n)).post('/login', wrong));
    expect(all.lastIndexOf(401)).toBe(BUDGETS['failures-from-strangers'].points - 1);
    await pass(60);
    expect((await from(stranger(99)).post('/login', wrong)).status).toBe(401);
    expect((await from(stranger(98)).post('/login', wrong)).status).toBe(429);
  });

  it('locks out neither an address nor a browser from which the owner has signed in before', async () => {
    const browser = from(HOME);
    await browser.post('/login', ann);
    await statuses(40, (n) => from(stranger(n)).post('/login', wrong));
    expect((await from(HOME).post('/login', ann)).status).toBe(200);
    const moved = new Visitor(server.url, { 'x-forwarded-for': stranger(200) });
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
    expect((await moved.post('/login', ann)).status).toBe(200);
  });
});

describe('a school behind one address', () => {
  it('admits a known browser while its address guesses the same account’s password', async () => {
    const browser = from(SCHOOL);
    await browser.post('/login', ann);
    await browser.post('/logout');
    await guessing(PLACE.points + 5, SCHOOL);
    expect((await from(SCHOOL).post('/login', ann)).status).toBe(429);
    expect((await browser.post('/login', ann)).status).toBe(200);
  });

  it('admits users who have signed in there while the address guesses at many accounts', async () => {
    await from(SCHOOL).post('/login', ann);
    await server.database.query('update rate_limit set expire = expire + $1', [ADDRESS.seconds * 1_000]);
    const refused = await from(SCHOOL).post('/login', { ...wrong, email: 'somebody@example.org' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await from(SCHOOL).post('/login', ann)).status).toBe(200);
  });

  it('is charged for failures only', async () => {
    await from(SCHOOL).post('/login', ann);
    await guessing(1, SCHOOL, 'somebody@example.org');
    const [row] = await server.database.query(
      `select expire - extract(epoch from now()) * 1000 as ms from rate_limit where key like 'failures-of-address%'`,
    );
    expect(Number(row.ms)).toBeLessThanOrEqual((ADDRESS.seconds / ADDRESS.points) * 1_000);
  });
});

it('an attempt whose password could not be checked is not counted', async () => {
  const verify = jest
    .spyOn(Passwords.prototype, 'verify')
    .mockRejectedValue(new ServiceUnavailableException());
  const away = await guessing(PLACE.points + 1, HOME);
  verify.mockRestore();
  expect(new Set(away)).toEqual(new Set([503]));
  expect(await guessing(PLACE.points, HOME)).not.toContain(429);
});

it('remembers the last 100 places of a user', async () => {
  await server.database.query(
    `insert into known_place (user_id, place, seen_at) select u.id, n::text, now() - n * interval '1 minute'
     from users u, generate_series(1, 150) n where u.email = $1`,
    [ann.email],
  );
  expect((await from(HOME).post('/login', ann)).status).toBe(200);
  const places = await server.database.query<{ place: string }[]>('select place from known_place');
  const old = places.map(({ place }) => Number(place)).filter((n) => n > 0);
  // Its browser and its address are new.
  expect([places.length, Math.max(...old)]).toEqual([100, 98]);
});
