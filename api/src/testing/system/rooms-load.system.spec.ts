import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { expectSound, expectVerified } from '../oracle/expect-sound.js';
import type { Journal } from '../player/journal.js';
import { openRooms } from '../player/open-rooms.js';
import type { Room } from '../player/room.js';
import { seededRandom } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { type TestDatabase, testDatabase } from '../test-database.js';

const [ROOMS = 10, PLAYERS = 10, QUESTIONS = 4] = (process.env['ROOMS_LOAD'] ?? '10x10x4')
  .split('x')
  .map(Number);
const SECRET = 'a secret that only the tests know';
const DROPPED = 0.1;

let database: TestDatabase;
let server: ServerProcess;
let rooms: Room[] = [];
beforeAll(async () => {
  database = await testDatabase();
  server = new ServerProcess(await freePort(), { DATABASE_URL: database.url, JWT_SECRET: SECRET });
  await server.start();
});
afterAll(async () => {
  for (const room of rooms) room.close();
  await server.end('SIGTERM');
  await database.drop();
});

it(`${ROOMS} rooms of ${PLAYERS} play to the end while sockets disconnect and reconnect`, async () => {
  const { next: random, pick } = seededRandom();
  const began = performance.now();
  rooms = await openRooms(database, {
    ...{ url: server.url, secret: SECRET, random, thinkMs: 400, rooms: ROOMS, players: PLAYERS },
    run: (i) => ({
      ...{ amount: QUESTIONS, category: '', difficulty: '', type: '' },
      disclosure: i % 2 ? 'upfront' : 'progressive',
      scoring: i % 3 ? 'speed' : 'accuracy',
    }),
  });
  const players = rooms.flatMap((room) => room.players);
  const everyMs = (QUESTIONS * 2_500) / (players.length * DROPPED * QUESTIONS);
  const drops = setInterval(() => pick(players).drop(), everyMs);
  await Promise.all(rooms.map((room) => room.play()));
  clearInterval(drops);
  const seconds = (performance.now() - began) / 1_000;

  const answers = await expectSound(database, rooms);
  await expectVerified(database.dataSource, ROOMS);
  const count = (of: (journal: Journal) => number) =>
    players.reduce((sum, { journal }) => sum + of(journal), 0);
  const reconnects = count(({ reconnects }) => reconnects.length);
  expect(reconnects).toBeGreaterThan(0);
  expect(count(({ receipts }) => receipts.length)).toBeGreaterThan(players.length * QUESTIONS * 0.8);
  console.log({
    seconds: Math.round(seconds),
    answers,
    receipts: count(({ receipts }) => receipts.length),
    refused: count(({ refused }) => refused.length),
    reconnects,
    frames: count(({ frames }) => frames.length),
  });
}, 600_000);
