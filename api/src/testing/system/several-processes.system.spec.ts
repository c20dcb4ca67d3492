import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { balancer } from '../balancer.js';
import { expectSound, expectVerified } from '../oracle/expect-sound.js';
import { openRooms } from '../player/open-rooms.js';
import { EASY, type Room } from '../player/room.js';
import { RedisServer } from '../redis-server.js';
import { seededRandom } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { type TestDatabase, testDatabase } from '../test-database.js';

const SECRET = 'a secret that only the tests know';
const [ROOMS = 3, PLAYERS = 4] = (process.env['SEVERAL_PROCESSES'] ?? '3x4').split('x').map(Number);

let database: TestDatabase;
let redis: RedisServer;
let front: Awaited<ReturnType<typeof balancer>>;
let servers: ServerProcess[] = [];
let games = 0;
let rooms: Room[] = [];
beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), RedisServer.start()]);
  const env = { DATABASE_URL: database.url, JWT_SECRET: SECRET, REDIS_URL: redis.url, LOG_LEVEL: 'error' };
  for (let n = 0; n < 3; n++) servers.push(new ServerProcess(await freePort(), env));
  await Promise.all(servers.map((server) => server.start()));
  front = await balancer(servers.map(({ url }) => url));
});
afterEach(() => {
  for (const room of rooms) room.close();
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
});

/** Starts rooms whose players are spread over all instances; resolves to the end of their runs. */
async function play(questions: number): Promise<{ random: () => number; ended: Promise<unknown> }> {
  const { next: random } = seededRandom();
  rooms = await openRooms(database, {
    ...{ url: front.url, secret: SECRET, random, thinkMs: 1_500, rooms: ROOMS, players: PLAYERS },
    run: () => ({ amount: questions, ...EASY, reveal_seconds: 2 }),
  });
  games += ROOMS;
  return { random, ended: Promise.all(rooms.map((room) => room.play())) };
}

async function expectNothingLost(questions: number): Promise<void> {
  const answers = await expectSound(database, rooms);
  await expectVerified(database.dataSource, games);
  const journals = rooms.flatMap(({ players }) => players.map(({ journal }) => journal));
  const receipts = journals.flatMap((journal) => journal.receipts).length;
  const refused = journals.flatMap((journal) => journal.refused.map(({ code }) => code));
  console.log({ asked: journals.length * questions, answers, receipts, refused });
}

const someQuestions = async () => {
  while (rooms.some(({ players: [host] }) => !host?.journal.receipts.length)) await sleep(20);
};

describe('rooms over three processes', () => {
  it('continue while each process in turn is killed and restarted', async () => {
    const { random, ended } = await play(6);
    for (const server of servers) {
      await someQuestions();
      await sleep(random() * 1_500);
      await server.end('SIGKILL');
      await server.start();
    }
    await ended;
    await expectNothingLost(6);
  }, 240_000);

  it('continue if a stopped process resumes after its games were taken over', async () => {
    const { ended } = await play(5);
    await someQuestions();
    for (const server of servers.slice(0, 2)) {
      server.signal('SIGSTOP');
      await sleep(5_000);
      server.signal('SIGCONT');
    }
    await ended;
    await expectNothingLost(5);
  }, 240_000);

  it('lose nothing if Redis is killed and restarts empty', async () => {
    const { ended } = await play(5);
    await someQuestions();
    await redis.kill();
    await sleep(3_000);
    await redis.start();
    await ended;
    await expectNothingLost(5);
  }, 240_000);

  it('continue while Redis hangs', async () => {
    const { ended } = await play(5);
    await someQuestions();
    redis.signal('SIGSTOP');
    await sleep(6_000);
    redis.signal('SIGCONT');
    await ended;
    await expectNothingLost(5);
  }, 240_000);
});
