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

const PLAYERS = 200;
const QUESTIONS = Number(process.env['QUESTIONS'] ?? 4);
const SECRET = 'a secret that only the tests know';
const CATEGORIES = ['', 17, 18, 19, 22];

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await testDatabase();
  server = new ServerProcess(await freePort(), { DATABASE_URL: database.url, JWT_SECRET: SECRET });
  await server.start();
}, 60_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
});

async function play(token: string, category: unknown, seed: string) {
  const questions = await new SocketPlayer(server.url, token).quiz({ amount: QUESTIONS, category });
  const bot = new SoloBot(server.url, token, createRandom(seed).next);
  return { bot, score: await bot.play(questions, { thinkMs: 500 }) };
}

/** Fails if any frame shows an answer key before its question has closed. */
function expectNoEarlyKey(bot: SoloBot): void {
  let open = 0;
  for (const [event, payload] of bot.frames) {
    if (event === 'answer_checked') {
      expect(payload).toMatchObject({ question_index: open });
      open += 1;
    } else if (event === 'game_state') {
      expect(payload).toMatchObject({ last_reveal: null, question_index: 0 });
    }
    if (event !== 'answer_checked')
      expect(JSON.stringify(payload ?? null)).not.toMatch(/correct_answer|explanation|"points"/);
  }
  expect(open).toBe(QUESTIONS);
}

it('200 concurrent players finish a quiz each, and log, history and SQL agree on every score', async () => {
  const seed = printedSeed();
  const tokens: string[] = [];
  for (let n = 0; n < PLAYERS; n++) tokens.push(await tokenOfNewUser(database.dataSource, SECRET));
  const played = await Promise.all(
    tokens.map((token, i) => play(token, CATEGORIES[i % CATEGORIES.length], `${seed} ${i}`)),
  );
  for (const { bot } of played) {
    expect(bot.refused).toEqual([]);
    expect(bot.receipts).toHaveLength(QUESTIONS);
    expectNoEarlyKey(bot);
  }
  const { games, differences } = await verify(new StoredGames(database.dataSource));
  expect({ games, differences }).toEqual({ games: PLAYERS, differences: [] });
  const [{ sum }] = await database.dataSource.query('select sum(score)::int as sum from played_quiz');
  expect(sum).toBe(played.reduce((total, { score = 0 }) => total + score, 0));
}, 120_000);
