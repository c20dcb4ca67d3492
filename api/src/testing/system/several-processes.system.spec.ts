import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { balancer } from '../balancer.js';
import { RedisServer } from '../redis-server.js';
import { RoomBot } from '../room-bot.js';
import { expectFair, expectKept, expectVerified } from '../room-oracle.js';
import { seededRandom } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { type TestDatabase, testDatabase } from '../test-database.js';
import { tokenOfNewUser } from '../token-of-new-user.js';

const SECRET = 'a secret that only the tests know';
const [ROOMS = 3, PLAYERS = 4] = (process.env['SEVERAL_PROCESSES'] ?? '3x4').split('x').map(Number);

let database: TestDatabase;
let redis: RedisServer;
let front: Awaited<ReturnType<typeof balancer>>;
let servers: ServerProcess[] = [];
let games = 0;
const bots: RoomBot[] = [];
beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), RedisServer.start()]);
  const env = { DATABASE_URL: database.url, JWT_SECRET: SECRET, REDIS_URL: redis.url, LOG_LEVEL: 'error' };
  for (let n = 0; n < 3; n++) servers.push(new ServerProcess(await freePort(), env));
  await Promise.all(servers.map((server) => server.start()));
  front = await balancer(servers.map(({ url }) => url));
}, 180_000);
afterEach(() => {
  for (const bot of bots.splice(0)) bot.close();
});
afterAll(async () => {
  await front.close();
  for (const server of servers) {
    server.signal('SIGCONT');
    await server.end('SIGKILL');
  }
  servers = [];
  await redis.kill();
  await database.drop();
}, 60_000);

/** Running rooms whose players are spread over all instances; resolves to the ends of the runs. */
async function playing(questions: number): Promise<{ rooms: RoomBot[][]; ended: Promise<unknown> }> {
  const { next: random } = seededRandom();
  const aBot = async () =>
    new RoomBot(front.url, await tokenOfNewUser(database.dataSource, SECRET), random, 1_500);
  const rooms = await Promise.all(
    Array.from({ length: ROOMS }, async () => {
      const room = await Promise.all(Array.from({ length: PLAYERS }, aBot));
      const [host, ...guests] = room as [RoomBot, ...RoomBot[]];
      const code = await host.open();
      for (const guest of guests) await guest.insist('join_room', { code });
      const quiz = { amount: questions, category: 19, difficulty: 'easy', type: 'boolean' };
      await host.insist('start_game', { ...quiz, reveal_seconds: 2 });
      return room;
    }),
  );
  bots.push(...rooms.flat());
  games += ROOMS;
  return { rooms, ended: Promise.all(bots.map((bot) => bot.play())) };
}

async function expectNothingLost(rooms: RoomBot[][], questions: number): Promise<void> {
  for (const room of rooms) expectFair(room, questions);
  const answers = await expectKept(database.dataSource, rooms.flat());
  await expectVerified(database.dataSource, games);
  const receipts = rooms.flat().flatMap((bot) => bot.receipts).length;
  const refused = rooms.flat().flatMap((bot) => bot.refused);
  console.log({ asked: rooms.flat().length * questions, answers, receipts, refused });
}

const someQuestions = async (rooms: RoomBot[][]) => {
  while (rooms.some(([bot]) => !bot?.receipts.length)) await sleep(20);
};

describe('rooms over three processes', () => {
  it('continue while each process in turn is killed and restarted', async () => {
    const { rooms, ended } = await playing(6);
    for (const server of servers) {
      await someQuestions(rooms);
      await sleep(Math.random() * 1_500);
      await server.end('SIGKILL');
      await server.start();
    }
    await ended;
    await expectNothingLost(rooms, 6);
  }, 240_000);

  it('continue if a stopped process resumes after its games were taken over', async () => {
    const { rooms, ended } = await playing(5);
    await someQuestions(rooms);
    for (const server of servers.slice(0, 2)) {
      server.signal('SIGSTOP');
      await sleep(5_000);
      server.signal('SIGCONT');
    }
    await ended;
    await expectNothingLost(rooms, 5);
  }, 240_000);

  it('lose nothing if Redis is killed and restarts empty', async () => {
    const { rooms, ended } = await playing(5);
    await someQuestions(rooms);
    await redis.kill();
    await sleep(3_000);
    await redis.start();
    await ended;
    await expectNothingLost(rooms, 5);
  }, 240_000);

  it('continue while Redis hangs', async () => {
    const { rooms, ended } = await playing(5);
    await someQuestions(rooms);
    redis.signal('SIGSTOP');
    await sleep(6_000);
    redis.signal('SIGCONT');
    await ended;
    await expectNothingLost(rooms, 5);
  }, 240_000);
});
