import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccessTokens } from '../../auth/access-tokens.js';
import { SignIns } from '../../auth/sign-ins.js';
import { openRoom, QUICK, type RoomPlayer, roomPlayer } from '../../testing/room-players.js';
import { newPlayer, newUser } from '../../testing/sign-up.js';
import { SocketPlayer } from '../../testing/socket-player.js';
import { type StartedApp, startApp } from '../../testing/start-app.js';
import { Games } from '../ownership/games.js';
import { Unavailable } from '../ownership/unavailable.js';
import { Seats } from '../seats/seats.js';
import { Edge } from './edge.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp({ rateLimitScale: 1 });
});
afterAll(() => started.close());

/** Stops the clock of the token buckets, or advances it by `ms` at each reading. */
function freeze(ms = 0): () => void {
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
    now += ms;
    return now;
  });
  return () => clock.mockRestore();
}

it('accepts 8 chat messages in 10 s, and disconnects a player who continues', async () => {
  const { host, guests, all } = await openRoom(started);
  const [guest] = guests;
  const say = (i: number) =>
    guest?.send<{ ok: boolean; code?: string }>('player_message', { message: `${i}` });
  for (let i = 0; i < 8; i++) expect(await say(i)).toMatchObject({ ok: true });
  for (let i = 8; i < 11; i++) expect(await say(i)).toMatchObject({ ok: false, code: 'rate_limited' });
  while (guest?.connected) await turn();
  await host.frame('player_connection', ({ connected }) => connected === false);
  expect(host.frames.filter(([event]) => event === 'player_message')).toHaveLength(8);
  for (const player of all) player.disconnect();
});

it('limits wrong codes per user over all connections', async () => {
  const walker = await roomPlayer(started);
  const tried: (string | undefined)[] = [];
  for (let i = 0; i < 13; i++) {
    if (!walker.connected || i % 5 === 4) await walker.connect('/multiplayer');
    const { code } = await walker.send<{ code?: string }>('join_room', { code: `22222${i % 10}` });
    tried.push(code);
  }
  expect(tried.filter((code) => code === 'room_not_found')).toHaveLength(10);
  expect(tried.slice(10)).toEqual(['rate_limited', 'rate_limited', 'rate_limited']);
  walker.disconnect();
});

it('accepts 20 messages a second', async () => {
  const player = await roomPlayer(started);
  const thaw = freeze();
  const replies = await Promise.all(
    Array.from({ length: 22 }, () => player.send<{ ok: boolean }>('register_user', {})),
  );
  expect(replies.filter(({ ok }) => ok)).toHaveLength(20);
  thaw();
  player.disconnect();
});

it('does not count a refusal by the rules as a violation', async () => {
  const player = await roomPlayer(started);
  for (let i = 0; i < 5; i++)
    expect(await player.send('leave_room', undefined)).toMatchObject({ code: 'not_in_room' });
  expect(player.connected).toBe(true);
  player.disconnect();
});

describe('a room code', () => {
  /** Sends a number of wrong codes. */
  const guess = async (player: RoomPlayer, times: number) => {
    for (let i = 0; i < times; i++) {
      if (!player.connected) await player.connect('/multiplayer');
      await player.send('join_room', { code: `33333${i % 10}` });
    }
  };

  it('is refused even if it is right after too many wrong ones', async () => {
    const { host, code } = await openRoom(started, 0);
    const guesser = await roomPlayer(started);
    await guess(guesser, 10);
    expect(await guesser.send('join_room', { code })).toMatchObject({ code: 'rate_limited' });
    await guesser.connect('/multiplayer');
    expect(await guesser.send('sync', { seq: 0 })).toMatchObject({ code: 'not_in_room' });
    for (const player of [host, guesser]) player.disconnect();
  });

  it('at the end of a burst is not looked up, neither before nor after the connection closes', async () => {
    const { host, code } = await openRoom(started, 0);
    const guesser = await roomPlayer(started);
    for (let i = 0; i < 19; i++) guesser.emit('join_room', { code: `44444${i % 10}` });
    guesser.emit('join_room', { code });
    while (guesser.connected) await turn();
    await guesser.connect('/multiplayer');
    expect(await guesser.send('sync', { seq: 0 })).toMatchObject({ code: 'not_in_room' });
    for (const player of [host, guesser]) player.disconnect();
  });

  it('costs nothing if it is right, for any number of joins and leaves', async () => {
    const { host, code } = await openRoom(started, 0);
    const guest = await roomPlayer(started);
    // Fewer messages than the burst of one connection.
    for (let i = 0; i < 12; i++) {
      expect(await guest.send('join_room', { code })).toMatchObject({ ok: true });
      if (i < 4) expect(await guest.send('leave_room', undefined)).toMatchObject({ ok: true });
    }
    for (const player of [host, guest]) player.disconnect();
  });

  it('of a closed room gets the same reply as an unknown one', async () => {
    const { host, code } = await openRoom(started, 0);
    const gameId = await started.app.get(Seats).roomOf(code);
    await host.send('leave_room', undefined);
    await started.database.query('update room_code set free_at = now() where game_id = $1', [gameId]);
    const guest = await roomPlayer(started);
    const closed = await guest.send('join_room', { code });
    expect(await guest.send('join_room', { code: '555555' })).toEqual(closed);
    for (const player of [host, guest]) player.disconnect();
  });

  it('is limited per address over many accounts, and refused players stay connected', async () => {
    const { host, code } = await openRoom(started, 0);
    const { limits } = started.app.get(Edge);
    const wrong = jest.spyOn(limits, 'wrongCode');
    await guess(host, 1);
    const [[address]] = wrong.mock.calls as [[string]];
    expect(address).toBe('127.0.0.1');
    wrong.mockRestore();
    const guest = await roomPlayer(started);
    const thaw = freeze();
    while (!limits.areCodesUsedUp(address)) limits.wrongCode(address);
    for (let i = 0; i < 5; i++)
      expect(await guest.send('join_room', { code })).toMatchObject({ code: 'rate_limited' });
    thaw();
    expect(guest.connected).toBe(true);
    for (const player of [host, guest]) player.disconnect();
  });
});

describe('a user', () => {
  it('has one message limit for all connections', async () => {
    const player = await newPlayer(started);
    const sockets = Array.from({ length: 5 }, () => new SocketPlayer(started.url, player.token));
    for (const socket of sockets) await socket.connect('/multiplayer');
    const thaw = freeze();
    const send = (socket: SocketPlayer) =>
      socket.send<{ ok: boolean }>('register_user', {}).catch(() => ({ ok: false }));
    const replies = await Promise.all(
      sockets.flatMap((socket) => Array.from({ length: 12 }, () => send(socket))),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(40);
    thaw();
    for (const socket of sockets) socket.disconnect();
  });

  it('has one budget for all messages that return a state or a list', async () => {
    const { host, guests } = await openRoom(started);
    const [guest] = guests as [RoomPlayer];
    const events = ['sync', 'check_for_room', 'current_players'];
    const replies: { ok: boolean; code?: string }[] = [];
    for (let i = 0; i < 12; i++) replies.push(await guest.send(events[i % 3] ?? '', { seq: 0 }));
    expect(replies.map(({ ok }) => ok)).toEqual(Array.from({ length: 12 }, (_, i) => i < 10));
    for (const player of [host, guest]) player.disconnect();
  });

  it.each([
    ['create_room', undefined, 30],
    ['leave_room', undefined, 30],
    ['start_game', {}, 12],
    ['room_settings', { amount: 5 }, 30],
    ['pause_game', { paused: true }, 30],
  ] as const)('may send %s so many times', async (event, payload, times) => {
    const player = await roomPlayer(started);
    // Stays below the limit of 20 messages a second.
    const thaw = freeze(1_000);
    const replies: { code?: string }[] = [];
    for (let i = 0; i < times + 2; i++) replies.push(await player.send(event, payload));
    thaw();
    const refused = replies.filter(({ code }) => code === 'rate_limited').length;
    expect(refused).toBe(2);
    player.disconnect();
  });

  it('is not disconnected for repeating messages that failed', async () => {
    const { host } = await openRoom(started, 0);
    const games = started.app.get(Games);
    const request = jest.spyOn(games, 'request').mockRejectedValue(new Unavailable());
    const message = { command_id: randomUUID() };
    const thaw = freeze(1_000);
    for (let i = 0; i < 16; i++)
      expect(await host.send('start_game', message)).toMatchObject({ code: 'unavailable' });
    request.mockRestore();
    expect(host.connected).toBe(true);
    expect(await host.send('start_game', QUICK)).toMatchObject({ ok: true });
    thaw();
    host.disconnect();
  });
});

it.each(['𐐀'.repeat(13), '𐐀'.repeat(24)])(
  'a player called %s can be made host, and removed',
  async (name) => {
    const { host, guests, code } = await openRoom(started);
    const [guest] = guests as [RoomPlayer];
    const user = await newUser(started.database, name);
    const { sid } = await started.app.get(SignIns).open(user, false);
    const token = await started.app.get(AccessTokens).issue(user.id, sid);
    const named = new SocketPlayer(started.url, token);
    await named.connect('/multiplayer');
    expect(await named.send('join_room', { code })).toMatchObject({ ok: true });
    expect(await host.send('make_host', { name })).toMatchObject({ ok: true });
    const { you } = await host.state();
    expect(await named.send('make_host', { name: you })).toMatchObject({ ok: true });
    expect(await host.send('kick_player', { name })).toMatchObject({ ok: true });
    await named.frame('not_in_room');
    for (const player of [host, guest, named]) player.disconnect();
  },
);
