import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRandom } from '#questions/random';
import { StoredGames } from '../../replay/stored-games.js';
import { verify } from '../../replay/verify.js';
import { printedSeed } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { SocketPlayer } from '../socket-player.js';
import { SoloBot } from '../solo-bot.js';
import { type TestDatabase, testDatabase } from '../test-database.js';
import { tokenOfNewUser } from '../token-of-new-user.js';

const PLAYERS = 12;
const KILLS = Number(process.env['CRASHES'] ?? 4);
const SECRET = 'a secret that only the tests know';

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await testDatabase();
  server = new ServerProcess(await freePort(), { DATABASE_URL: database.url, JWT_SECRET: SECRET });
  await server.start();
}, 60_000);
afterAll(async () => {
  await server.end('SIGKILL');
  await database.drop();
});

/** Opens a quiz for a new player and resolves to a function that plays it. */
async function openOne(amount: number, seed: string): Promise<() => Promise<SoloBot>> {
  const token = await tokenOfNewUser(database.dataSource, SECRET);
  const wanted = { amount, category: 19, difficulty: 'easy', type: 'boolean' };
  const questions = await new SocketPlayer(server.url, token).quiz(wanted);
  const bot = new SoloBot(server.url, token, createRandom(seed).next);
  return async () => {
    await bot.play(questions, { thinkMs: 1_500 });
    return bot;
  };
}

it('a server killed at random instants finishes every game and loses no acknowledged answer', async () => {
  const seed = printedSeed();
  const { next: random } = createRandom(seed);
  const amount = Math.min(50, Math.ceil(KILLS * 1.2));
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, n) => openOne(amount, `${seed} ${n}`)),
  );
  const playing = Promise.all(players.map((play) => play()));
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(500 + random() * 2_500);
    await server.end('SIGKILL');
    await server.start();
  }
  const bots = await playing;
  for (const bot of bots) {
    expect(bot.refused).toEqual([]);
    for (const { question_id, index, answer, version } of bot.receipts) {
      const logged = await database.dataSource.query(
        `select a.version, a.data->>'answer' as answer from game_event a
         join game_event d on d.game_id = a.game_id and d.type = 'QuestionsDealt'
         where a.type = 'AnswerSubmitted' and (a.data->>'index')::int = $2
           and d.data->'questions'->$2::int->>'question_id' = $1`,
        [question_id, index],
      );
      expect(logged).toEqual([{ version, answer }]);
    }
  }
  const stored = new StoredGames(database.dataSource);
  const { games, differences } = await verify(stored);
  expect(differences).toEqual([]);
  expect(games).toBe(PLAYERS);
  expect((await stored.list({ limit: 100, open: true })).length).toBe(0);
}, 600_000);
