import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RoomBot } from '../room-bot.js';
import { expectFair, expectKept, expectVerified } from '../room-oracle.js';
import { seededRandom } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { type TestDatabase, testDatabase } from '../test-database.js';
import { tokenOfNewUser } from '../token-of-new-user.js';

const [ROOMS = 10, PLAYERS = 10, QUESTIONS = 4] = (process.env['ROOMS_LOAD'] ?? '10x10x4')
  .split('x')
  .map(Number);
const SECRET = 'a secret that only the tests know';
const DROPPED = 0.1;

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
  await server.end('SIGTERM');
  await database.drop();
});

it(`${ROOMS} rooms of ${PLAYERS} play to the end while sockets disconnect and reconnect`, async () => {
  const { next: random, pick } = seededRandom();
  const aBot = async () =>
    new RoomBot(server.url, await tokenOfNewUser(database.dataSource, SECRET), random, 400);

  const openRoom = async (i: number) => {
    const [host, ...guests] = await Promise.all(Array.from({ length: PLAYERS }, aBot));
    const code = (await host?.open()) ?? '';
    await Promise.all(guests.map((guest) => guest.insist('join_room', { code })));
    const disclosure = i % 2 ? 'upfront' : 'progressive';
    const scoring = i % 3 ? 'speed' : 'accuracy';
    const wished = { amount: QUESTIONS, category: '', difficulty: '', type: '', disclosure, scoring };
    await host?.insist('start_game', wished);
    return host ? [host, ...guests] : guests;
  };
  const began = performance.now();
  const rooms = await Promise.all(Array.from({ length: ROOMS }, (_, i) => openRoom(i)));
  bots = rooms.flat();
  const everyMs = (QUESTIONS * 2_500) / (bots.length * DROPPED * QUESTIONS);
  const drops = setInterval(() => pick(bots).drop(), everyMs);
  await Promise.all(bots.map((bot) => bot.play()));
  clearInterval(drops);
  const seconds = (performance.now() - began) / 1_000;

  for (const room of rooms) expectFair(room, QUESTIONS);
  const answers = await expectKept(database.dataSource, bots);
  await expectVerified(database.dataSource, ROOMS);
  const count = (of: (bot: RoomBot) => number) => bots.reduce((sum, bot) => sum + of(bot), 0);
  const reconnects = count((bot) => bot.reconnects);
  expect(reconnects).toBeGreaterThan(0);
  expect(count((bot) => bot.receipts.length)).toBeGreaterThan(bots.length * QUESTIONS * 0.8);
  console.log({
    seconds: Math.round(seconds),
    answers,
    receipts: count((bot) => bot.receipts.length),
    refused: bots.flatMap((bot) => bot.refused).length,
    reconnects,
    frames: count((bot) => bot.frames.length),
  });
}, 600_000);
