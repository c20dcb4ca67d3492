import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Nginx } from '../nginx.js';
import { expectSound, expectVerified } from '../oracle/expect-sound.js';
import { openRooms } from '../player/open-rooms.js';
import { EASY, type Room } from '../player/room.js';
import { RedisServer } from '../redis-server.js';
import { seededRandom } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { type TestDatabase, testDatabase } from '../test-database.js';

const [INSTANCES, ROOMS, PLAYERS, QUESTIONS] = [3, 3, 4, 4];
const SECRET = 'a secret that only the tests know';

let database: TestDatabase;
let redis: RedisServer;
let nginx: Nginx;
const servers: ServerProcess[] = [];
let rooms: Room[] = [];
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
});
afterAll(async () => {
  for (const room of rooms) room.close();
  await nginx?.stop();
  for (const server of servers) await server.end('SIGKILL');
  await redis?.kill();
  await database?.drop();
});

it('reconnects players of a killed instance through another one, and every room ends correctly', async () => {
  const { next: random } = seededRandom();
  rooms = await openRooms(database, {
    ...{ url: nginx.url, secret: SECRET, random, thinkMs: 1_000, rooms: ROOMS, players: PLAYERS },
    run: () => ({ amount: QUESTIONS, ...EASY }),
    // One guest connects without the room code.
    isHinted: (player) => player !== 1,
  });
  const players = rooms.flatMap((room) => room.players);
  const playing = Promise.all(rooms.map((room) => room.play()));
  // Kills and restarts each instance in turn, so that each room loses its owner or some of its players.
  for (const server of servers.slice(0, 2)) {
    while (players.some(({ connected }) => !connected)) await sleep(20);
    await sleep(random() * 1_000);
    await server.end('SIGKILL');
    while (players.some(({ connected }) => !connected)) await sleep(20);
    await server.start();
  }
  await playing;

  const answers = await expectSound(database, rooms);
  await expectVerified(database.dataSource, ROOMS);
  const reconnects = players.reduce((sum, { journal }) => sum + journal.reconnects.length, 0);
  console.log({ asked: players.length * QUESTIONS, answers, reconnects });
  expect(reconnects).toBeGreaterThan(0);
}, 300_000);
