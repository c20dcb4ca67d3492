import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openRoom, roomPlayer } from '../testing/room-players.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp({ rateLimitScale: 1 });
});
afterAll(() => started.close());

it('lets 8 chat messages through in 10 s, and then disconnects who goes on', async () => {
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

it('lets nobody walk through the codes, not even with a new connection each time', async () => {
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

it('lets 20 messages a second through', async () => {
  const player = await roomPlayer(started);
  const replies = await Promise.all(
    Array.from({ length: 22 }, () => player.send<{ ok: boolean }>('register_user', {})),
  );
  expect(replies.filter(({ ok }) => ok)).toHaveLength(20);
  player.disconnect();
});

it('does not count it as a violation when the rules say no', async () => {
  const player = await roomPlayer(started);
  for (let i = 0; i < 5; i++)
    expect(await player.send('leave_room', undefined)).toMatchObject({ code: 'not_in_room' });
  expect(player.connected).toBe(true);
  player.disconnect();
});
