import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { expectSound, expectVerified } from '../oracle/expect-sound.js';
import { openRooms } from '../player/open-rooms.js';
import { EASY, type Room } from '../player/room.js';
import { seededRandom } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { type TestDatabase, testDatabase } from '../test-database.js';

const [ROOMS = 6, PLAYERS = 5, KILLS = 2] = (process.env['ROOMS_CRASH'] ?? '6x5x2').split('x').map(Number);
const QUESTIONS = 3 + KILLS;
const SECRET = 'a secret that only the tests know';

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
  await server.end('SIGKILL');
  await database.drop();
});

it('continues killed rooms at their question and loses no acknowledged answer', async () => {
  const { next: random } = seededRandom();
  rooms = await openRooms(database, {
    ...{ url: server.url, secret: SECRET, random, thinkMs: 1_000, rooms: ROOMS, players: PLAYERS },
    run: () => ({ amount: QUESTIONS, ...EASY }),
  });
  const players = rooms.flatMap((room) => room.players);
  const playing = Promise.all(rooms.map((room) => room.play()));
  for (let kill = 0; kill < KILLS; kill++) {
    while (players.some(({ connected }) => !connected)) await sleep(20);
    await sleep(300 + random() * 2_000);
    await server.end('SIGKILL');
    await server.start();
  }
  await playing;

  const answers = await expectSound(database, rooms);
  await expectVerified(database.dataSource, ROOMS);
  // A player who reconnects late may miss a question, but never loses an acknowledged answer.
  expect(answers).toBeGreaterThan(players.length * QUESTIONS * 0.95);
  const receipts = players.flatMap(({ journal }) => journal.receipts).length;
  const refused = players.flatMap(({ journal }) => journal.refused.map(({ code }) => code));
  console.log({ asked: players.length * QUESTIONS, answers, receipts, refused });
  for (const { journal } of players) expect(journal.reconnects.length).toBeGreaterThanOrEqual(KILLS);
}, 600_000);
