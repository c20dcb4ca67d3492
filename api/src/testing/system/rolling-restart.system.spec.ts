import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { balancer } from '../balancer.js';
import { expectSound, expectVerified } from '../oracle/expect-sound.js';
import { openRooms } from '../player/open-rooms.js';
import { EASY, type Room } from '../player/room.js';
import type { ScriptedPlayer } from '../player/scripted-player.js';
import { RedisServer } from '../redis-server.js';
import { seededRandom } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { SocketPlayer } from '../socket-player.js';
import { type TestDatabase, testDatabase } from '../test-database.js';
import { tokensOfNewUsers } from '../users.js';

const [ROOMS = 4, PLAYERS = 4, ROUNDS = 1] = (process.env['ROLLING'] ?? '4x4x1').split('x').map(Number);
const INSTANCES = 3;
const QUESTIONS = 6 * ROUNDS;
const SECRET = 'a secret that only the tests know';
/** An orchestrator kills processes after this time. */
const LONGEST_DRAIN_MS = 15_000;

let redis: RedisServer;
let database: TestDatabase;
let servers: ServerProcess[] = [];
let front: Awaited<ReturnType<typeof balancer>>;
let rooms: Room[] = [];
/** Games opened so far. */
let games = 0;
beforeAll(async () => {
  redis = await RedisServer.start();
  database = await testDatabase();
  const env = { DATABASE_URL: database.url, REDIS_URL: redis.url, JWT_SECRET: SECRET };
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
  servers = ports.map((port) => new ServerProcess(port, env));
  await Promise.all(servers.map((server) => server.start()));
  front = await balancer(servers.map(({ url }) => url));
});
afterEach(() => {
  for (const room of rooms) room.close();
});
afterAll(async () => {
  front?.close();
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await redis?.kill();
  await database?.drop();
});

async function playRooms(): Promise<{
  players: ScriptedPlayer[];
  playing: Promise<unknown>;
  random: () => number;
}> {
  const { next: random } = seededRandom();
  rooms = await openRooms(database, {
    ...{ url: front.url, secret: SECRET, random, thinkMs: 800, rooms: ROOMS, players: PLAYERS },
    run: () => ({ amount: QUESTIONS, ...EASY }),
  });
  games += ROOMS;
  const playing = Promise.all(rooms.map((room) => room.play()));
  return { players: rooms.flatMap((room) => room.players), playing, random };
}

/** Opens solo games for new players, one after another, until stopped. */
function openSolos() {
  let stopped = false;
  const open = async () => {
    let opened = 0;
    for (; !stopped; opened++) {
      const [token = ''] = await tokensOfNewUsers(database.url, SECRET, 1);
      await new SocketPlayer(front.url, token).quiz({ amount: 1, ...EASY });
    }
    return opened;
  };
  const opened = open();
  return () => {
    stopped = true;
    return opened;
  };
}

it('fails no command and ends every game correctly while all instances restart one by one', async () => {
  const { players, playing } = await playRooms();
  const stop = openSolos();
  const drains: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of servers) {
      const since = performance.now();
      await server.end('SIGTERM');
      drains.push(Math.round(performance.now() - since));
      await server.start();
    }
  }
  const solos = await stop();
  games += solos;
  await playing;
  const answers = await expectSound(database, rooms);
  await expectVerified(database.dataSource, games);
  console.log({
    drains,
    solos,
    answers,
    reconnects: players.map(({ journal }) => journal.reconnects.length).join(' '),
  });
  expect(players.flatMap(({ journal }) => journal.refused)).toEqual([]);
  expect(answers).toBe(players.length * QUESTIONS);
  expect(Math.max(...drains)).toBeLessThan(LONGEST_DRAIN_MS);
}, 600_000);

it('loses nothing acknowledged if an instance is killed while draining', async () => {
  const { playing, random } = await playRooms();
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of servers) {
      const ended = server.end('SIGTERM');
      await sleep(random() * 2_000);
      await server.end('SIGKILL');
      await ended;
      await server.start();
    }
  }
  await playing;
  await expectSound(database, rooms);
  await expectVerified(database.dataSource, games);
}, 600_000);
