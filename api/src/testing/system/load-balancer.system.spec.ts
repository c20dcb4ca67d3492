import { rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { io } from 'socket.io-client';
import { BUDGETS } from '../../limits/budgets.js';
import { Nginx } from '../nginx.js';
import { RedisServer } from '../redis-server.js';
import { QUICK } from '../room-players.js';
import { newPlayer } from '../sign-up.js';
import { type StartedApp, startApp } from '../start-app.js';
import { Visitor } from '../visitor.js';
import { writeWebApp } from '../web-app.js';

// Jest on Node 20 cannot load this ES module, which the static plugin uses for downloads only.
jest.mock('content-disposition', () => ({}), { virtual: true });

const INSTANCES = 3;
const webFolder = writeWebApp();

let redis: RedisServer;
let nginx: Nginx;
const instances: StartedApp[] = [];
/** The instance of each upgrade, in order. */
const upgrades: { instance: number; url: string }[] = [];
beforeAll(async () => {
  redis = await RedisServer.start();
  const settings = { redisUrl: redis.url, trustProxy: ['127.0.0.1'], webFolder };
  for (let n = 0; n < INSTANCES; n++) {
    const databaseUrl = instances[0]?.config.databaseUrl;
    const instance = await startApp({ ...settings, ...(databaseUrl ? { databaseUrl } : {}) });
    instance.app.getHttpServer().on('upgrade', ({ url = '' }: IncomingMessage) => {
      upgrades.push({ instance: n, url });
    });
    instances.push(instance);
  }
  nginx = await Nginx.start(instances.map(({ url }) => url));
});
afterAll(async () => {
  await nginx?.stop();
  for (const instance of [...instances].reverse()) await instance.close();
  await redis?.kill();
  rmSync(webFolder, { recursive: true });
});

const through = () => newPlayer({ ...(instances[0] as StartedApp), url: nginx.url });

async function connected(query = '') {
  const player = await through();
  await player.connect(`/multiplayer${query}`);
  return player;
}

const roomOf = (url: string) => new URL(url, 'http://x').searchParams.get('room');
const landed = (room: string) => upgrades.filter(({ url }) => roomOf(url) === room).map((at) => at.instance);

/** A call from another loopback address. */
function loginFrom(url: string, localAddress: string, email: string, headers = {}) {
  const body = JSON.stringify({ email, password: 'wrong horse' });
  const options = {
    method: 'POST',
    localAddress,
    headers: { 'content-type': 'application/json', ...headers },
  };
  return new Promise<number | undefined>((resolve, reject) => {
    const call = request(`${url}/login`, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on('error', reject).end(body);
  });
}

/** The HTTP status of a WebSocket handshake. */
function upgrade(headers: Record<string, string> = {}, query = ''): Promise<number | undefined> {
  const handshake = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${nginx.url}/socket.io/?EIO=4&transport=websocket${query}`, {
      headers: { ...handshake, ...headers },
    });
    call.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode);
    });
    call.on('error', reject).end();
  });
}

describe('calls through the load balancer', () => {
  it('serve pages with security headers', async () => {
    const { status, body, headers } = await new Visitor(nginx.url).get('/play', { accept: 'text/html' });
    expect([status, body]).toEqual([200, expect.stringContaining('<title>Fourtell</title>')]);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it("return the caller's request id, or a new one", async () => {
    const visitor = new Visitor(nginx.url);
    const alive = await visitor.get('/healthz', { 'x-request-id': 'call-of-ann-1' });
    expect([alive.status, alive.headers.get('x-request-id')]).toEqual([200, 'call-of-ann-1']);
    const odd = await visitor.get('/healthz', { 'x-request-id': 'no id' });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    const fault = await visitor.get('/users/me', { 'x-request-id': 'call-of-ann-2' });
    expect(fault.body.request_id).toBe('call-of-ann-2');
  });

  it('register and log in, with a cookie that any instance can refresh', async () => {
    const visitor = new Visitor(nginx.url);
    const bea = { email: 'bea@example.org', username: 'Bea', password: 'correct horse' };
    expect((await visitor.post('/register', bea)).status).toBe(201);
    expect((await visitor.post('/login', bea)).status).toBe(200);
    const own = { origin: nginx.url, 'sec-fetch-site': 'same-origin' };
    for (let n = 0; n < INSTANCES; n++) {
      expect((await visitor.get('/auth/refresh', own)).status).toBe(200);
    }
  });

  it('may have a body of up to 256 KiB when saving a quiz', async () => {
    const player = await through();
    const call = (bytes: number) =>
      player.call<{ code: string }>('POST', '/save-custom-quiz', { x: 'x'.repeat(bytes - 8) });
    expect(await call(256 * 1024)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    expect(await call(256 * 1024 + 1)).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it.each(['/metrics', '//metrics', '/%6detrics', '/./metrics'])('do not reach %s', async (path) => {
    // `fetch` would normalize the path.
    const status = await new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: new URL(nginx.url).port, path }, (answer) => {
        resolve(answer.statusCode);
        answer.resume();
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });

  it('are limited by the real client address, not by forged headers or the address of the load balancer', async () => {
    const scale = 0.002;
    const limited = await startApp({ trustProxy: ['127.0.0.1'], rateLimitScale: scale });
    const balancer = await Nginx.start([limited.url]);
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n <= BUDGETS['sign-in-calls'].points * scale; n++) {
      const forged = { 'x-forwarded-for': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` };
      statuses.push(await loginFrom(balancer.url, '127.0.0.2', `u${n}@example.org`, forged));
    }
    expect(statuses.at(-1)).toBe(429);
    expect(await loginFrom(balancer.url, '127.0.0.3', 'u@example.org')).toBe(401);
    await balancer.stop();
    await limited.close();
  });
});

describe('sockets through the load balancer', () => {
  it('of one room reach one instance, and those of many rooms reach all', async () => {
    const rooms = Array.from({ length: 40 }, (_, n) => `K7Q4${n}`);
    for (const room of rooms) {
      for (let n = 0; n < 3; n++) await upgrade({}, `&room=${room}`);
      expect(landed(room)).toHaveLength(3);
      expect(new Set(landed(room)).size).toBe(1);
    }
    expect(new Set(rooms.flatMap(landed)).size).toBe(INSTANCES);
  });

  it('without a room code are spread over all instances', async () => {
    const before = upgrades.length;
    const players = await Promise.all(Array.from({ length: 40 }, () => connected()));
    const at = upgrades.slice(before).map(({ instance }) => instance);
    expect(new Set(at).size).toBe(INSTANCES);
    for (const player of players) player.disconnect();
  });

  it('play one room over three instances', async () => {
    const host = await connected();
    expect(await host.send('create_room', undefined)).toMatchObject({ ok: true });
    const { code } = await host.frame<{ code: string }>('room_created');
    const near = await Promise.all([1, 2, 3].map(() => connected(`?room=${code}`)));
    const far = await Promise.all([1, 2, 3].map(() => connected()));
    const all = [host, ...near, ...far];
    for (const guest of [...near, ...far])
      expect(await guest.send('join_room', { code })).toMatchObject({ ok: true });
    expect(await host.send('start_game', { ...QUICK, amount: 1 })).toMatchObject({ ok: true });
    for (const player of all) {
      const { questions } = await player.frame<{ questions: { question_id: string }[] }>('start_game');
      expect(await player.answer(questions[0]?.question_id ?? '', 0, 'True')).toMatchObject({ ok: true });
    }
    for (const player of all) {
      const { scores } = await player.frame<{ scores: unknown[] }>('quiz_completed');
      expect(scores).toHaveLength(all.length);
    }
    for (const player of all) player.disconnect();
  });

  it('of another site are refused', async () => {
    const { host } = new URL(nginx.url);
    expect(await upgrade({ origin: nginx.url })).toBe(101);
    expect(await upgrade({ origin: 'https://evil.example' })).toBe(400);
    expect(await upgrade({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(400);
    expect(await upgrade({ origin: `http://${host}`, 'sec-fetch-site': 'cross-site' })).toBe(400);
  });
});

describe('without any instance', () => {
  it("replies with the server's error format", async () => {
    const alone = await Nginx.start(['http://127.0.0.1:1']);
    const answer = await new Visitor(alone.url).get('/users/me', { 'x-request-id': 'call-of-ann-3' });
    expect([answer.status, answer.body.code, answer.body.request_id]).toEqual([
      503,
      'unavailable',
      'call-of-ann-3',
    ]);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('x-request-id')).toBe('call-of-ann-3');
    const socket = io(alone.url, { transports: ['websocket'], forceNew: true, reconnection: false });
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(error.message).toBe('websocket error');
    await alone.stop();
  });
});
