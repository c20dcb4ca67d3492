import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { evolve } from '#game/evolve';
import { newGame } from '#game/game';
import type { Sent } from '#protocol/entry';
import type { GameState } from '#protocol/messages';
import { gameState } from '#protocol/views';
import { ranOps } from '../testing/ops.js';
import { EASY } from '../testing/player/room.js';
import { ScriptedPlayer } from '../testing/player/scripted-player.js';
import { seededRandom } from '../testing/seeded-random.js';
import { withoutEntries } from '../testing/sent.js';
import { freePort, ServerProcess } from '../testing/server-process.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { tokensOfNewUsers } from '../testing/users.js';
import { StoredGames } from './stored-games.js';
import type { Frame } from './viewers.js';

const SECRET = 'a secret that only the tests know';
const PLAYERS = 20;

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

const reaches = async (player: ScriptedPlayer, index: number) => {
  while (player.index < index && !player.over) await sleep(20);
};

/** The part of a state that follows from the log. */
const logged = (state: GameState): string => {
  const { server_time: _t, chat: _c, away: _a, capacity: _n, game_id: _g, ...rest } = state;
  return JSON.stringify(rest);
};

/** Every state that a player can have been shown, by its number. */
async function statesOf(gameId: string, userId: string): Promise<Map<number, Set<string>>> {
  const states = new Map<number, Set<string>>();
  const game = newGame();
  for await (const recorded of new StoredGames(database.dataSource).log(gameId)) {
    evolve(game, recorded);
    const seat = game.sheet.seatOf.get(userId);
    if (seat === undefined) continue;
    const { seq } = game.sheet;
    states.set(seq, (states.get(seq) ?? new Set()).add(logged(gameState(game, seat, recorded.at))));
  }
  return states;
}

it('replays a game to the messages and states that each player received, byte for byte', async () => {
  const { next: random } = seededRandom();
  const tokens = await tokensOfNewUsers(database.url, SECRET, PLAYERS);
  players = tokens.map((token) => new ScriptedPlayer(server.url, token, { random, thinkMs: 1_500 }));
  const [host, second, kicked, ...rest] = players.slice(0, -1) as [
    ScriptedPlayer,
    ScriptedPlayer,
    ScriptedPlayer,
    ...ScriptedPlayer[],
  ];
  const late = players.at(-1) as ScriptedPlayer;

  const code = await host.open();
  await Promise.all([second, kicked, ...rest].map((player) => player.insist('join_room', { code })));
  await host.insist('start_game', { amount: 6, ...EASY });
  await reaches(host, 1);
  for (const player of rest.slice(0, 4)) player.drop();
  await late.insist('join_room', { code });
  await host.insist('kick_player', { name: kicked.name });
  await reaches(host, 2);
  await host.insist('make_host', { name: second.name });
  await reaches(host, 3);
  await server.end('SIGKILL');
  await server.start();
  const inRoom = players.filter((player) => player !== kicked);
  await Promise.all(inRoom.map((player) => player.play()));
  await second.insist('start_game', { amount: 2, ...EASY });
  await sleep(1_000);
  await Promise.all(inRoom.map((player) => player.play()));
  await Promise.all(inRoom.map((player) => player.look(10_000)));

  const [row] = await database.query<{ id: string }>('select game_id as id from room_code where code = $1', [
    code,
  ]);
  const gameId = row?.id ?? '';
  const types = await database.query<{ type: string }>('select distinct type from game_event', []);
  expect(types.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['GameStalled', 'PlayerLeft', 'HostChanged', 'RunCompleted']),
  );
  let received = 0;
  for (const { journal, name } of players) {
    const { out } = await ranOps(database.url, ['frames', gameId, '--as', name, '--json']);
    const replayed = withoutEntries(
      (JSON.parse(out) as Frame[]).map(({ event, payload }): Sent => [event, payload]),
    ).map((frame) => JSON.stringify(frame));
    const sent = journal.frames.map(({ event, payload }) => [event, payload] as Sent);
    // A player whose connection was lost missed some messages, but received nothing else, and nothing out of order.
    let place = 0;
    for (const frame of withoutEntries(sent).map((each) => JSON.stringify(each))) {
      const found = replayed.indexOf(frame, place);
      expect({ name, frame, isReplayed: found >= 0 }).toEqual({ name, frame, isReplayed: true });
      place = found + 1;
      received += 1;
    }
    const [user] = await database.query<{ id: string }>('select id from users where username = $1', [name]);
    const states = await statesOf(gameId, user?.id ?? '');
    for (const [event, payload] of sent) {
      if (event !== 'game_state') continue;
      const state = payload as GameState;
      expect([...(states.get(state.seq) ?? [])]).toContain(logged(state));
    }
  }
  expect(received).toBeGreaterThan(PLAYERS * 10);
}, 600_000);
