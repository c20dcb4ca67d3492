import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UNAVAILABLE } from '#protocol/refusal';
import { inParallel } from '../../../bench/client/crowd.js';
import { freePort, ServerProcess } from '../server-process.js';
import { SocketPlayer } from '../socket-player.js';
import { type TestDatabase, testDatabase } from '../test-database.js';
import { tokensOfNewUsers } from '../users.js';
import { type Answer, Visitor } from '../visitor.js';

const [SIGNED_IN = 300, NEW = 45] = (process.env['HALL'] ?? '300+45').split('+').map(Number);
/** Guests of one room, who follow its link within `GUESTS_S`. */
const GUESTS = Number(process.env['HALL_GUESTS'] ?? 200);
const GUESTS_S = 15;
const SECRET = 'a secret that only the tests know';
const ROOM = 1_500;
/** 2,300 players have joined after about 20 s. */
const A_SECOND = 115;
const RETRY_MS = 1_500;

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await testDatabase();
  const env = { DATABASE_URL: database.url, JWT_SECRET: SECRET, RATE_LIMIT_SCALE: '1' };
  server = new ServerProcess(await freePort(), env);
  await server.start();
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await database?.drop();
});

/** No limit may refuse a player. A busy machine may be slow, and then clients retry. */
let retries = 0;

async function insist<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const result = await attempt();
    if (result !== undefined) return result;
    retries += 1;
    await sleep(RETRY_MS);
  }
}

const call = (visitor: Visitor, path: string, body: object) => calling(path, () => visitor.post(path, body));

const calling = (path: string, send: () => Promise<Answer>): Promise<Answer> =>
  insist(async () => {
    const answer = await send().catch(() => undefined);
    if (answer?.status === 429) throw new Error(`${path}: ${answer.body.message}`);
    return answer && answer.status < 500 ? answer : undefined;
  });

async function signUp(n: number): Promise<string> {
  const visitor = new Visitor(server.url);
  const [email, password] = [`new-${n}@example.org`, `a password of ${n}`];
  await call(visitor, '/register', { email, username: `new ${n}`, password });
  return (await call(visitor, '/login', { email, password })).body.access_token;
}

/** Acts like a browser that opens the link of a room: looks at the room, then signs in with a nickname. */
async function signInAsGuest(n: number, code: string): Promise<string> {
  const visitor = new Visitor(server.url);
  const shown = await calling('/rooms', () => visitor.get(`/rooms/${code}`));
  expect(shown.status).toBe(200);
  // Eight pupils choose each name.
  return (await call(visitor, '/guest', { username: `Pupil ${n >> 3}` })).body.access_token;
}

const ask = (player: SocketPlayer, event: string, payload?: object) =>
  insist(async () => {
    if (!player.connected) await comes(player);
    const ack = await player.send<{ ok: boolean; code?: string }>(event, payload).catch(() => undefined);
    if (ack?.code === 'rate_limited') throw new Error(`${event} was refused`);
    return ack?.code === 'unavailable' ? undefined : ack;
  });

const comes = (player: SocketPlayer) =>
  insist(async () => {
    try {
      await player.connect('/multiplayer');
      return player;
    } catch (error) {
      const { message, description } = error as Error & { description?: { message?: string } };
      // A busy machine delays connections, or resets them before the server sees them.
      const isBusy = message === 'timeout' || /ECONNRE/.test(description?.message ?? '');
      if (message !== UNAVAILABLE && !isBusy) throw error;
      return undefined;
    }
  });

it(`a hall of ${SIGNED_IN} players and ${NEW} new ones connects through one address without a refusal`, async () => {
  const tokens = await tokensOfNewUsers(database.url, SECRET, SIGNED_IN);
  const players: SocketPlayer[] = [];
  const arrives = async (token: string) => {
    const player = await comes(new SocketPlayer(server.url, token));
    players.push(player);
    return player;
  };
  const rooms = Math.ceil((SIGNED_IN + NEW) / ROOM);
  const codes = await inParallel(tokens.slice(0, rooms), 1, async (token) => {
    const host = await arrives(token);
    await ask(host, 'create_room');
    return (await host.frame<{ code: string }>('room_created')).code;
  });
  const joins = async (token: string, n: number) => {
    const ack = await ask(await arrives(token), 'join_room', { code: codes[n % rooms] });
    expect(ack).toMatchObject({ ok: true });
  };
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  const arrival = (share: number) => sleep((share * 1_000 * (SIGNED_IN + NEW)) / A_SECOND);
  const fresh = Array.from({ length: NEW }, async (_, n) => {
    await arrival(n / NEW);
    await joins(await signUp(n), n);
  });
  const known = tokens.slice(rooms).map(async (token, n) => {
    await arrival(n / SIGNED_IN);
    await joins(token, n);
  });
  await Promise.all([...fresh, ...known]);
  const joined = seconds();

  // Their network fails; then all reconnect as fast as they can.
  for (const player of players) player.disconnect();
  await inParallel(players, 200, comes);
  const back = Math.round(10 * (seconds() - joined)) / 10;
  console.log(
    `${SIGNED_IN} + ${NEW} had joined after ${joined} s, and were back within ${back} s; ${retries} retries`,
  );
  for (const player of players) player.disconnect();
}, 300_000);

it(`a class of ${GUESTS} guests joins a room through one address within 20 s without a refusal`, async () => {
  const [token = ''] = await tokensOfNewUsers(database.url, SECRET, 1);
  const host = await comes(new SocketPlayer(server.url, token));
  await ask(host, 'create_room');
  const { code } = await host.frame<{ code: string }>('room_created');
  const players: SocketPlayer[] = [host];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: GUESTS }, async (_, n) => {
      await sleep((n * GUESTS_S * 1_000) / GUESTS);
      const player = await comes(new SocketPlayer(server.url, await signInAsGuest(n, code)));
      players.push(player);
      expect(await ask(player, 'join_room', { code })).toMatchObject({ ok: true });
    }),
  );
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const { body } = await new Visitor(server.url).get(`/rooms/${code}`);
  expect(body).toMatchObject({ players: GUESTS + 1, running: false });
  console.log(`${GUESTS} guests had joined after ${seconds} s; ${retries} retries`);
  for (const player of players) player.disconnect();
}, 300_000);
