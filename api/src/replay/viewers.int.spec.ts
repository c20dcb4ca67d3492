import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sent } from '#protocol/entry';
import { runOps } from '../ops/run.js';
import { openRoom, QUICK, type RoomPlayer, roomPlayer } from '../testing/room-players.js';
import { withoutEntries } from '../testing/sent.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import type { Frame } from './viewers.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

async function ops(...args: string[]) {
  let [out, errors] = ['', ''];
  const code = await runOps(args, started.config.databaseUrl, {
    log: (line) => {
      out += `${line}\n`;
    },
    error: (line) => {
      errors += line;
    },
  });
  return { code, out, errors };
}

const framesOf = async (gameId: string, as: string): Promise<Frame[]> =>
  JSON.parse((await ops('frames', gameId, '--as', as, '--json')).out);

/** Plays a run of two questions: the players answer the first one; the host skips the second. */
async function playRun(host: RoomPlayer, players: RoomPlayer[]): Promise<void> {
  const from = players.map(({ frames }) => frames.length);
  expect(await host.send('start_game', QUICK)).toMatchObject({ ok: true });
  const { questions } = await host.frame<{ questions: { question_id: string }[] }>('start_game', undefined, {
    from: from[0] ?? 0,
  });
  for (const player of players) await player.answer(questions[0]?.question_id ?? '', 0, 'True');
  await host.frame('next_question', undefined, { from: from[0] ?? 0 });
  expect(await host.send('skip_question', { question_index: 1 })).toMatchObject({ ok: true });
  for (const [n, player] of players.entries())
    await player.frame('quiz_completed', undefined, { from: from[n] ?? 0 });
}

describe('the messages of a log', () => {
  let gameId: string;
  const names: string[] = [];
  let players: RoomPlayer[];
  beforeAll(async () => {
    const { host, guests, code } = await openRoom(started, 4);
    const [next, kicked, leaver, renamed] = guests as [RoomPlayer, RoomPlayer, RoomPlayer, RoomPlayer];
    players = [host, ...guests];
    for (const player of players) names.push((await player.state()).you ?? '');
    const nameOf = (player: RoomPlayer) => names[players.indexOf(player)] ?? '';
    gameId = (await host.state()).game_id ?? '';
    await host.send('rename_player', { name: nameOf(renamed), to: 'Nadia' });
    await host.send('room_settings', { amount: 3 });
    await playRun(host, players);
    await host.send('kick_player', { name: nameOf(kicked) });
    await kicked.frame('not_in_room');
    await leaver.send('leave_room', undefined);
    await leaver.frame('leave_room_successful');
    expect(await leaver.send('join_room', { code })).toMatchObject({ ok: true });
    await host.send('make_host', { name: nameOf(next) });
    await host.frame('host_changed');
    const late = await roomPlayer(started);
    players.push(late);
    expect(await late.send('join_room', { code })).toMatchObject({ ok: true });
    names.push((await late.state()).you ?? '');
    await playRun(next, [next, host, leaver, renamed, late]);
    for (const player of players) player.disconnect();
  });

  it('are byte for byte those that each player was sent', async () => {
    for (const [n, player] of players.entries()) {
      const replayed = (await framesOf(gameId, names[n] ?? '')).map(
        ({ event, payload }): Sent => [event, payload],
      );
      const [expected, found] = [withoutEntries(player.frames as Sent[]), withoutEntries(replayed)];
      expect(found.map((each) => JSON.stringify(each))).toEqual(expected.map((each) => JSON.stringify(each)));
      expect(found.length).toBeGreaterThan(8);
    }
  });

  it('begin with the state that a player who joins is shown', async () => {
    const [first, second, third] = await framesOf(gameId, names.at(-1) ?? '');
    expect([first, second, third].map((frame) => frame?.event)).toEqual([
      'room_created',
      'player_joined',
      'game_state',
    ]);
    const { seq, names: seen } = await (players.at(-1) as RoomPlayer).state();
    expect(third?.payload).toMatchObject({ seq, names: seen, you: names.at(-1) });
  });

  it('are found by a player’s earlier name, later name and id', async () => {
    const renamed = await framesOf(gameId, names[4] ?? '');
    expect(await framesOf(gameId, 'Nadia')).toEqual(renamed);
    expect(await framesOf(gameId, players[4]?.userId ?? '')).toEqual(renamed);
  });

  it('of the host follow the role', async () => {
    const byHost = await framesOf(gameId, 'host');
    const results = byHost.filter(({ event }) => event === 'your_result').map(({ version }) => version);
    const of = async (name: string) =>
      (await framesOf(gameId, name))
        .filter(({ event }) => event === 'your_result')
        .map(({ version }) => version);
    const [first, second] = [await of(names[0] ?? ''), await of(names[1] ?? '')];
    expect(results).toEqual(
      [...new Set([...first, ...second])].filter((version) => results.includes(version)),
    );
    expect(results.length).toBeGreaterThan(3);
  });

  it('hold no key before its question closes', async () => {
    for (const viewer of ['spectator', 'host', names[0] ?? '']) {
      const sent = await framesOf(gameId, viewer);
      const opened = sent.findIndex(({ event }) => event === 'start_game');
      const closed = sent.findIndex(({ event }) => event === 'answer_checked');
      expect(opened).toBeGreaterThan(-1);
      expect(JSON.stringify(sent.slice(opened, closed))).not.toMatch(/correct_answer|explanation/);
    }
  });

  it('show a state as a viewer saw it at a version', async () => {
    const { out } = await ops('replay', gameId, '--as', names[1] ?? '', '--to', '3', '--json');
    expect(JSON.parse(out)).toMatchObject({ you: names[1], phase: 'lobby', names: names.slice(0, 2) });
    const end = JSON.parse((await ops('replay', gameId, '--as', 'spectator', '--json')).out);
    expect(end).toMatchObject({ you: '', run: 2, my_answer: null, my_score: 0 });
    const gone = await ops('replay', gameId, '--as', names[2] ?? '');
    expect(gone.out).toBe('this player was not in the game then\n');
    const asOperator = await ops('replay', gameId, '--as', 'operator', '--to', '1');
    expect(asOperator.out).toContain('GameOpened');
  });

  it.each([
    [['frames'], 'An id is needed'],
    [['frames', 'GAME'], '--as host'],
    [['frames', 'GAME', '--as', 'nobody\u001b[2J'], 'there was no player nobody\\u001b[2J'],
  ])('explain what is missing: %s', async (args, text) => {
    const { code, errors } = await ops(...args.map((word) => (word === 'GAME' ? gameId : word)));
    expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining(text) });
  });
});
