import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Nginx } from '../nginx.js';
import { RedisServer } from '../redis-server.js';
import { RoomBot } from '../room-bot.js';
import { expectFair, expectKept, expectVerified } from '../room-oracle.js';
import { seededRandom } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { type TestDatabase, testDatabase } from '../test-database.js';
import { tokenOfNewUser } from '../token-of-new-user.js';

const [INSTANCES, ROOMS, PLAYERS, QUESTIONS] = [3, 3, 4, 4];
const SECRET = 'a secret that only the tests know';

let database: TestDatabase;
let redis: RedisServer;
let nginx: Nginx;
const servers: ServerProcess[] = [];
let bots: RoomBot[] = [];
beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), RedisServer.start()]);
  for (let n = 0; n < INSTANCES; n++) {
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      JWT_SECRET: SECRET,
      TRUST_PROXY: '127.0.0.1',
    };
    const server = new ServerProcess(await freePort(), env);
    servers.push(server);
    await server.start();
  }
  nginx = await Nginx.start(servers.map(({ url }) => url));
}, 120_000);
afterAll(async () => {
  for (const bot of bots) bot.close();
  await nginx?.stop();
  for (const server of servers) await server.end('SIGKILL');
  await redis?.kill();
  await database?.drop();
});

it('reconnects players of a killed instance through another one, and every room ends correctly', async () => {
  const { next: random } = seededRandom();
  const aBot = async (room?: string) =>
    new RoomBot(
      nginx.url,
      await tokenOfNewUser(database.dataSource, SECRET),
      random,
      1_000,
      room ? { room } : {},
    );
  const openRoom = async () => {
    const host = await aBot();
    const code = await host.open();
    // One guest connects without the room code.
    const guests = await Promise.all(
      Array.from({ length: PLAYERS - 1 }, (_, n) => aBot(n ? code : undefined)),
    );
    await Promise.all(guests.map((guest) => guest.insist('join_room', { code })));
    await host.insist('start_game', {
      amount: QUESTIONS,
      category: 19,
      difficulty: 'easy',
      type: 'boolean',
    });
    return [host, ...guests];
  };
  const rooms = await Promise.all(Array.from({ length: ROOMS }, openRoom));
  bots = rooms.flat();
  const playing = Promise.all(bots.map((bot) => bot.play()));
  // Kills and restarts each instance in turn, so that each room loses its owner or some of its players.
  for (const server of servers.slice(0, 2)) {
    while (bots.some(({ connected }) => !connected)) await sleep(20);
    await sleep(random() * 1_000);
    await server.end('SIGKILL');
    while (bots.some(({ connected }) => !connected)) await sleep(20);
    await server.start();
  }
  await playing;

  for (const room of rooms) expectFair(room, QUESTIONS);
  const answers = await expectKept(database.dataSource, bots);
  await expectVerified(database.dataSource, ROOMS);
  const reconnects = bots.reduce((sum, bot) => sum + bot.reconnects, 0);
  console.log({ asked: bots.length * QUESTIONS, answers, reconnects });
  expect(reconnects).toBeGreaterThan(0);
}, 300_000);
