import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRandom } from '#questions/random';
import { StoredGames } from '../../replay/stored-games.js';
import { verify } from '../../replay/verify.js';
import { EASY } from '../player/room.js';
import { ScriptedPlayer } from '../player/scripted-player.js';
import { printedSeed } from '../seeded-random.js';
import { freePort, ServerProcess } from '../server-process.js';
import { SocketPlayer } from '../socket-player.js';
import { type TestDatabase, testDatabase } from '../test-database.js';
import { tokensOfNewUsers } from '../users.js';

const PLAYERS = 12;
const KILLS = Number(process.env['CRASHES'] ?? 4);
const SECRET = 'a secret that only the tests know';

let database: TestDatabase;
let server: ServerProcess;
let players: ScriptedPlayer[] = [];
beforeAll(async () => {
  database = await testDatabase();
  server = new ServerProcess(await freePort(), { DATABASE_URL: database.url, JWT_SECRET: SECRET });
  await server.start();
});
afterAll(async () => {
  for (const player of players) player.close();
  await server.end('SIGKILL');
  await database.drop();
});

/** A new player with an open quiz. */
async function playerOfQuiz(token: string, amount: number, seed: string): Promise<ScriptedPlayer> {
  await new SocketPlayer(server.url, token).quiz({ amount, ...EASY });
  const random = createRandom(seed).next;
  return new ScriptedPlayer(server.url, token, { random, thinkMs: 1_500, namespace: '/singleplayer' });
}

it('a server killed at random instants finishes every game and loses no acknowledged answer', async () => {
  const seed = printedSeed();
  const { next: random } = createRandom(seed);
  const amount = Math.min(50, Math.ceil(KILLS * 1.2));
  const tokens = await tokensOfNewUsers(database.url, SECRET, PLAYERS);
  players = await Promise.all(tokens.map((token, n) => playerOfQuiz(token, amount, `${seed} ${n}`)));
  const playing = Promise.all(players.map((player) => player.play()));
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(500 + random() * 2_500);
    await server.end('SIGKILL');
    await server.start();
  }
  await playing;
  for (const { journal } of players) {
    expect(journal.refused).toEqual([]);
    expect(journal.resent.filter((why) => why !== 'timeout')).toEqual([]);
    expect(journal.repeats.filter(({ first, version }) => version !== first.version)).toEqual([]);
    for (const { questionId, index, answer, version } of journal.receipts) {
      const logged = await database.dataSource.query(
        `select a.version, a.data->>'answer' as answer from game_event a
         join game_event d on d.game_id = a.game_id and d.type = 'QuestionsDealt'
         where a.type = 'AnswerSubmitted' and (a.data->>'index')::int = $2
           and d.data->'questions'->$2::int->>'question_id' = $1`,
        [questionId, index],
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
