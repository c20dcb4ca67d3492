import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccessTokens } from '../../auth/access-tokens.js';
import { Metrics } from '../../metrics/metrics.js';
import { openRoom, type RoomPlayer, roomPlayer } from '../../testing/room-players.js';
import { newPlayer } from '../../testing/sign-up.js';
import { type StartedApp, startApp } from '../../testing/start-app.js';
import { Games } from '../ownership/games.js';
import { Edge } from './edge.js';
import { MessageBudget } from './message-budget.js';
import { PlayerSession } from './player-session.js';

let started: StartedApp;
let host: RoomPlayer;
let code: string;
beforeAll(async () => {
  started = await startApp();
  ({ host, code } = await openRoom(started));
});
afterAll(() => started?.close());

const UNAVAILABLE = { ok: false, code: 'unavailable' };

/** Number of failures of that name. */
async function failures(event: string): Promise<number> {
  const text = await started.app.get(Metrics).text();
  return Number(
    new RegExp(`^fourtell_failed_messages_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
  );
}

/** Runs `work` while a method of the server fails. Returns by how many the failures of that name grow. */
async function failing(
  target: object,
  method: string,
  fails: (...args: never[]) => unknown,
  event: string,
  work: () => Promise<void>,
): Promise<number> {
  const before = await failures(event);
  const spy = jest.spyOn(target as Record<string, () => unknown>, method).mockImplementation(fails);
  await work();
  spy.mockRestore();
  return (await failures(event)) - before;
}

const throws = () => {
  throw new Error('a bug');
};
const rejects = () => Promise.reject(new Error('a bug'));

describe('a malformed message', () => {
  const imitations: unknown[] = [
    { length: { valueOf: 1, toString: 1 } },
    { length: -1, trim: 1, normalize: {} },
    { length: 3, 0: 'a', 1: 'b', 2: 'c' },
    { toString: null, valueOf: null },
    { toJSON: 1 },
    ['a'],
    [[[[[[[[[[[['a']]]]]]]]]]]],
    'x'.repeat(15_000),
    '\ud800',
  ];

  it.each([
    ['player_message', 'message'],
    ['join_room', 'code'],
    ['kick_player', 'name'],
    ['check_answer', 'user_answer'],
    ['room_settings', 'quiz_id'],
    ['start_game', 'amount'],
    ['sync', 'seq'],
    ['create_room', 'command_id'],
  ])('is refused: %s {%s}', async (event, field) => {
    for (const value of imitations) {
      const player = await roomPlayer(started);
      const payload = { question_id: 'q', question_index: 0, user_answer: 'a', [field]: value };
      expect(await player.send(event, payload)).toMatchObject({ ok: false, code: 'bad_request' });
      // It is valid where the message may be empty.
      expect(await player.send(event, value)).toHaveProperty('ok');
      player.disconnect();
    }
    expect(await host.send('sync', { seq: 0 })).toMatchObject({ ok: true });
  });

  it.each(['constructor', '__proto__', 'toString', 'error', 'hasOwnProperty', ''])(
    'is refused by its name: "%s"',
    async (event) => {
      const player = await roomPlayer(started);
      expect(await player.send(event, {})).toMatchObject({ ok: false, code: 'bad_request' });
      player.disconnect();
    },
  );
});

describe('an unexpected error', () => {
  it.each([
    ['thrown', throws],
    ['rejected', rejects],
  ])('refuses only the message whose handler has %s it', async (_, fails) => {
    const games = started.app.get(Games);
    const grown = await failing(games, 'request', fails, 'start_game', async () => {
      expect(await host.send('start_game', {})).toMatchObject(UNAVAILABLE);
    });
    expect(grown).toBe(1);
    expect(await host.send('sync', { seq: 0 })).toMatchObject({ ok: true });
  });

  it('of a budget refuses the message', async () => {
    const { limits } = started.app.get(Edge);
    const grown = await failing(limits, 'spend', rejects, 'player_message', async () => {
      expect(await host.send('player_message', { message: 'hello' })).toMatchObject(UNAVAILABLE);
    });
    expect(grown).toBe(1);
  });

  it('of a reply that cannot be serialized refuses the message', async () => {
    const games = started.app.get(Games);
    const unsendable = async (_game: string, _request: unknown, receive: (answer: object) => void) =>
      receive({ ack: { ok: true, version: 1n } });
    const grown = await failing(games, 'request', unsendable, 'end_game', async () => {
      expect(await host.send('end_game', undefined)).toMatchObject(UNAVAILABLE);
    });
    expect(grown).toBe(1);
  });

  it('before the handler drops only that message', async () => {
    const budget = MessageBudget.prototype;
    const grown = await failing(budget, 'allows', throws, 'create_room', async () => {
      host.emit('create_room', {});
      while ((await failures('create_room')) === 0) await new Promise(setImmediate);
    });
    expect(grown).toBe(1);
    expect(await host.send('sync', { seq: 0 })).toMatchObject({ ok: true });
  });

  it('of the handshake refuses the connection', async () => {
    const player = await newPlayer(started);
    const grown = await failing(started.app.get(AccessTokens), 'verify', rejects, 'handshake', async () => {
      await expect(player.connect('/multiplayer')).rejects.toThrow('The game cannot be reached right now.');
    });
    expect(grown).toBe(1);
    await player.connect('/multiplayer');
    player.disconnect();
  });

  it('of a new session closes its connection', async () => {
    const player = await newPlayer(started);
    const session = PlayerSession.prototype;
    const grown = await failing(session, 'enter', throws, 'connection', async () => {
      await player.connect('/multiplayer');
      while (player.connected) await new Promise(setImmediate);
    });
    expect(grown).toBe(1);
  });

  it('of a disconnect affects no other player', async () => {
    const player = await roomPlayer(started);
    expect(await player.send('join_room', { code })).toMatchObject({ ok: true });
    const session = PlayerSession.prototype;
    const grown = await failing(session, 'unfollow', throws, 'disconnection', async () => {
      player.disconnect();
      while ((await failures('disconnection')) === 0) await new Promise(setImmediate);
    });
    expect(grown).toBe(1);
    expect(await host.send('sync', { seq: 0 })).toMatchObject({ ok: true });
  });
});
