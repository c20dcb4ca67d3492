import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRandom } from '#questions/random';
import { StoredGames } from '../../replay/stored-games.js';
import { verify } from '../../replay/verify.js';
import { ScriptedPlayer } from '../player/scripted-player.js';
import { printedSeed } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { SocketPlayer } from '../socket-player.js';
import { type TestDatabase, testDatabase } from '../test-database.js';
import { tokensOfNewUsers } from '../users.js';

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
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
});

async function play(token: string, category: unknown, seed: string): Promise<ScriptedPlayer> {
  const questions = await new SocketPlayer(server.url, token).quiz({ amount: QUESTIONS, category });
  expect(questions).toHaveLength(QUESTIONS);
  const random = createRandom(seed).next;
  const player = new ScriptedPlayer(server.url, token, { random, thinkMs: 500, namespace: '/singleplayer' });
  await player.play();
  player.close();
  return player;
}

/** Fails if any frame shows an answer key before its question has closed. */
function expectNoEarlyKey({ journal }: ScriptedPlayer): void {
  let open = 0;
  for (const { event, payload } of journal.frames) {
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

function scoreOf({ journal }: ScriptedPlayer): number {
  const { payload } = journal.frames.find(({ event }) => event === 'quiz_completed') ?? {};
  return (payload as { score?: number } | undefined)?.score ?? 0;
}

it('200 concurrent players finish a quiz each, and log, history and SQL agree on every score', async () => {
  const seed = printedSeed();
  const tokens = await tokensOfNewUsers(database.url, SECRET, PLAYERS);
  const played = await Promise.all(
    tokens.map((token, i) => play(token, CATEGORIES[i % CATEGORIES.length], `${seed} ${i}`)),
  );
  for (const player of played) {
    expect(player.journal.refused).toEqual([]);
    expect(player.journal.receipts).toHaveLength(QUESTIONS);
    expectNoEarlyKey(player);
  }
  const { games, differences } = await verify(new StoredGames(database.dataSource));
  expect({ games, differences }).toEqual({ games: PLAYERS, differences: [] });
  const [{ sum }] = await database.dataSource.query('select sum(score)::int as sum from played_quiz');
  expect(sum).toBe(played.reduce((total, player) => total + scoreOf(player), 0));
});
