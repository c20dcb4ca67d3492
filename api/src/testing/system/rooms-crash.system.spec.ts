import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RoomBot } from '../room-bot.js';
import { expectFair, expectKept, expectVerified } from '../room-oracle.js';
import { seededRandom } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { type TestDatabase, testDatabase } from '../test-database.js';
import { tokenOfNewUser } from '../token-of-new-user.js';

const [ROOMS = 6, PLAYERS = 5, KILLS = 2] = (process.env['ROOMS_CRASH'] ?? '6x5x2').split('x').map(Number);
const QUESTIONS = 3 + KILLS;
const SECRET = 'a secret that only the tests know';

let database: TestDatabase;
let server: ServerProcess;
let bots: RoomBot[] = [];
beforeAll(async () => {
  database = await testDatabase();
  server = new ServerProcess(await freePort(), { DATABASE_URL: database.url, JWT_SECRET: SECRET });
  await server.start();
}, 60_000);
afterAll(async () => {
  for (const bot of bots) bot.close();
  await server.end('SIGKILL');
  await database.drop();
});

it('continues killed rooms at their question and loses no acknowledged answer', async () => {
  const { next: random } = seededRandom();
  const aBot = async () =>
    new RoomBot(server.url, await tokenOfNewUser(database.dataSource, SECRET), random, 1_000);

  const openRoom = async () => {
    const [host, ...guests] = await Promise.all(Array.from({ length: PLAYERS }, aBot));
    const code = (await host?.open()) ?? '';
    await Promise.all(guests.map((guest) => guest.insist('join_room', { code })));
    await host?.insist('start_game', {
      amount: QUESTIONS,
      category: 19,
      difficulty: 'easy',
      type: 'boolean',
    });
    return host ? [host, ...guests] : guests;
  };
  const rooms = await Promise.all(Array.from({ length: ROOMS }, openRoom));
  bots = rooms.flat();
  const playing = Promise.all(bots.map((bot) => bot.play()));
  for (let kill = 0; kill < KILLS; kill++) {
    while (bots.some(({ connected }) => !connected)) await sleep(20);
    await sleep(300 + random() * 2_000);
    await server.end('SIGKILL');
    await server.start();
  }
  await playing;

  for (const room of rooms) expectFair(room, QUESTIONS);
  const answers = await expectKept(database.dataSource, bots);
  await expectVerified(database.dataSource, ROOMS);
  // A player who reconnects late may miss a question, but never loses an acknowledged answer.
  expect(answers).toBeGreaterThan(bots.length * QUESTIONS * 0.95);
  const receipts = bots.flatMap((bot) => bot.receipts).length;
  const refused = bots.flatMap((bot) => bot.refused);
  console.log({ asked: bots.length * QUESTIONS, answers, receipts, refused });
  for (const bot of bots) expect(bot.reconnects).toBeGreaterThanOrEqual(KILLS);
}, 600_000);
