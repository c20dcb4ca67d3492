import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';

let server: StartedApp;
const from = (address: string) => new Visitor(server.url, { 'x-forwarded-for': address });
const ann = { email: 'ann@example.org', username: 'Ann', password: 'correct horse' };
const wrong = { ...ann, password: 'wrong horse' };

beforeAll(async () => {
  server = await startApp({ rateLimitScale: 0.02, trustProxy: ['127.0.0.1'] });
  await from('192.0.2.1').post('/register', ann);
});
afterAll(() => server?.close());

const passPauses = () =>
  server.database.query("update rate_limit set expire = 0 where key like 'account-pause%'");

async function failTimes(times: number, email: string, network: string) {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) {
    statuses.push((await from(`${network}.${i}`).post('/login', { ...wrong, email })).status);
  }
  return statuses;
}

describe('guessing the password of one account', () => {
  it('is slowed down after five failures, wherever it comes from', async () => {
    expect(await failTimes(6, ann.email, '198.51.100')).toEqual(Array(6).fill(401));
    const answer = await from('198.51.100.99').post('/login', ann);
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({
      message: 'Too many attempts. Try again later.',
      code: 'rate_limited',
    });
    expect(answer.headers.get('retry-after')).toBe('1');
  });

  it('waits longer after each further failure', async () => {
    for (const seconds of [2, 4, 8]) {
      await passPauses();
      await from('198.51.100.99').post('/login', wrong);
      const answer = await from('198.51.100.99').post('/login', ann);
      expect(Number(answer.headers.get('retry-after'))).toBe(seconds);
    }
  });

  it('starts again after the right password', async () => {
    await passPauses();
    expect((await from('198.51.100.98').post('/login', ann)).status).toBe(200);
    expect(await failTimes(5, ann.email, '198.51.101')).toEqual(Array(5).fill(401));
    expect((await from('198.51.100.98').post('/login', ann)).status).toBe(200);
  });

  it('is slowed down for an account that does not exist, too', async () => {
    const statuses = await failTimes(7, 'nobody@example.org', '198.51.102');
    expect(statuses).toEqual([...Array(6).fill(401), 429]);
  });

  it('does not go faster when the guesses come at once', async () => {
    const guess = (_: unknown, i: number) =>
      from(`198.51.103.${i}`).post('/login', { ...wrong, email: 'eve@example.org' });
    const answers = await Promise.all(Array.from({ length: 20 }, guess));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(6);
  });
});

describe('one address', () => {
  it('may try so many accounts a minute, and others go on', async () => {
    const scaled = 600 * 0.02;
    const guess = (i: number) => from('203.0.113.1').post('/login', { ...wrong, email: `u${i}@example.org` });
    const statuses: number[] = [];
    for (let i = 0; i <= scaled; i++) statuses.push((await guess(i)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await from('203.0.113.2').post('/login', ann)).status).toBe(200);
  });

  it('may register so many users a minute', async () => {
    const statuses: number[] = [];
    for (let i = 0; i <= 300 * 0.02; i++) {
      const body = { ...ann, email: `r${i}@example.org`, username: `Ray ${i}` };
      statuses.push((await from('203.0.113.3').post('/register', body)).status);
    }
    expect(statuses).toEqual([...Array(6).fill(201), 429]);
  });
});
