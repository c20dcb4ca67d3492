import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { balancer } from '../balancer.js';
import { RedisServer } from '../redis-server.js';
import { RoomBot } from '../room-bot.js';
import { expectFair, expectKept, expectVerified } from '../room-oracle.js';
import { seededRandom } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { SocketPlayer } from '../socket-player.js';
import { type TestDatabase, testDatabase } from '../test-database.js';
import { tokenOfNewUser } from '../token-of-new-user.js';

const [ROOMS = 4, PLAYERS = 4, ROUNDS = 1] = (process.env['ROLLING'] ?? '4x4x1').split('x').map(Number);
const INSTANCES = 3;
const QUESTIONS = 6 * ROUNDS;
const SECRET = 'a secret that only the tests know';
/** An orchestrator kills processes after this time. */
const LONGEST_DRAIN_MS = 15_000;
const QUIZ = { category: 19, difficulty: 'easy', type: 'boolean' };

let redis: RedisServer;
let database: TestDatabase;
let servers: ServerProcess[] = [];
let front: Awaited<ReturnType<typeof balancer>>;
const bots: RoomBot[] = [];
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
}, 180_000);
afterEach(() => {
  for (const bot of bots.splice(0)) bot.close();
});
afterAll(async () => {
  front?.close();
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await redis?.kill();
  await database?.drop();
});

const token = () => tokenOfNewUser(database.dataSource, SECRET);

async function playRooms(): Promise<{ rooms: RoomBot[][]; random: () => number }> {
  const { next: random } = seededRandom();
  const openRoom = async () => {
    const players = Array.from(
      { length: PLAYERS },
      async () => new RoomBot(front.url, await token(), random, 800),
    );
    const room = await Promise.all(players);
    bots.push(...room);
    const [host, ...guests] = room;
    const code = await host?.open();
    await Promise.all(guests.map((guest) => guest.insist('join_room', { code })));
    await host?.insist('start_game', { amount: QUESTIONS, ...QUIZ });
    return room;
  };
  games += ROOMS;
  return { rooms: await Promise.all(Array.from({ length: ROOMS }, openRoom)), random };
}

/** Opens solo games for new players, one after another, until stopped. */
function openSolos() {
  let stopped = false;
  const open = async () => {
    let opened = 0;
    for (; !stopped; opened++) {
      const player = new SocketPlayer(front.url, await token());
      await player.quiz({ amount: 1, ...QUIZ });
    }
    return opened;
  };
  const opened = open();
  return () => {
    stopped = true;
    return opened;
  };
}

it('fails no command and ends every game correctly while all instances restart in turn', async () => {
  const { rooms } = await playRooms();
  const playing = Promise.all(bots.map((bot) => bot.play()));
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
  for (const room of rooms) expectFair(room, QUESTIONS);
  const answers = await expectKept(database.dataSource, bots);
  await expectVerified(database.dataSource, games);
  console.log({ drains, solos, answers, reconnects: bots.map((bot) => bot.reconnects).join(' ') });
  expect(bots.flatMap((bot) => bot.refused)).toEqual([]);
  expect(answers).toBe(bots.length * QUESTIONS);
  expect(Math.max(...drains)).toBeLessThan(LONGEST_DRAIN_MS);
}, 600_000);

it('loses nothing acknowledged if an instance is killed while draining', async () => {
  const { rooms, random } = await playRooms();
  const playing = Promise.all(bots.map((bot) => bot.play()));
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
  for (const room of rooms) expectFair(room, QUESTIONS);
  await expectKept(database.dataSource, bots);
  await expectVerified(database.dataSource, games);
}, 600_000);
