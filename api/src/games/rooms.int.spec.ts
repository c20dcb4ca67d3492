import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BUDGETS } from '../limits/budgets.js';
import { openRoom, QUICK } from '../testing/room-players.js';
import { newGuest } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { Edge } from './sockets/edge.js';

let server: StartedApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server?.close());

const look = (code: string, url = server.url) => new Visitor(url).get(`/rooms/${code}`);
const NOT_FOUND = {
  status: 404,
  body: { code: 'room_not_found', message: 'There is no room with this code.' },
};

describe('GET /rooms/CODE', () => {
  it('shows a room to somebody without a sign-in, in any spelling of its code', async () => {
    const { host, all, code } = await openRoom(server, 2);
    const { you } = await host.state();
    for (const spelling of [code, code.toLowerCase(), `${code.slice(0, 3)}-${code.slice(3)}`]) {
      const { status, body, headers } = await look(spelling);
      expect(status).toBe(200);
      expect(body).toEqual({
        code,
        host: you,
        players: 3,
        title: '10 random questions',
        locked: false,
        running: false,
      });
      expect(headers.get('cache-control')).toBe('no-store');
    }
    for (const player of all) player.disconnect();
  });

  it('shows the settings, and whether a game is running', async () => {
    const { host, code } = await openRoom(server, 0);
    await host.send('room_settings', { category: 19, locked: true });
    const lobby = { title: 'Science: Mathematics', locked: true, running: false };
    expect((await look(code)).body).toMatchObject(lobby);
    await host.send('start_game', QUICK);
    expect((await look(code)).body).toMatchObject({ ...lobby, running: true });
    host.disconnect();
  });

  it('shows a running game as locked if nobody may join it late', async () => {
    const { host, code } = await openRoom(server, 0);
    await host.send('room_settings', { late_join: 'closed' });
    expect((await look(code)).body).toMatchObject({ locked: false, running: false });
    await host.send('start_game', QUICK);
    expect((await look(code)).body).toMatchObject({ locked: true, running: true });
    host.disconnect();
  });

  it('shows that a room is full', async () => {
    const { databaseUrl } = server.config;
    const small = await startApp({ databaseUrl, roomCapacity: 2 });
    const { all, code } = await openRoom(small, 1);
    expect((await look(code, small.url)).body).toMatchObject({ players: 2, locked: false, full: true });
    await all[1]?.send('leave_room', {});
    expect((await look(code, small.url)).body).not.toHaveProperty('full');
    for (const player of all) player.disconnect();
    await small.close();
  });

  it('shows no host while the room is empty', async () => {
    const { host, code } = await openRoom(server, 0);
    await host.send('leave_room', {});
    expect((await look(code)).body).toMatchObject({ code, host: '', players: 0 });
    host.disconnect();
  });

  it('replies in the same way for a closed room, an unknown and an impossible code', async () => {
    const { host, code } = await openRoom(server, 0);
    await server.database.query('update room_code set free_at = now() where code = $1', [code]);
    for (const typed of [code, 'ZZZZZZ', 'nonsense', '%20', '%F0%9F%90%8E', '__proto__'])
      expect(await look(typed)).toMatchObject(NOT_FOUND);
    host.disconnect();
  });

  it('refuses a code that is too long', async () => {
    expect((await look('Z'.repeat(33))).status).toBe(400);
  });

  it('refuses an address that showed too many wrong codes, which may still join rooms', async () => {
    const { databaseUrl } = server.config;
    const limited = await startApp({ databaseUrl, rateLimitScale: 1 });
    const { host, code } = await openRoom(limited, 0);
    const { player } = await newGuest(limited);
    await player.connect('/multiplayer');
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const wrong = Array.from({ length: BUDGETS['wrong-codes'].points }, () => look('ZZZZZZ', limited.url));
    for (const reply of await Promise.all(wrong)) expect(reply).toMatchObject(NOT_FOUND);
    expect(await look(code, limited.url)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(limited.app.get(Edge).limits.areCodesUsedUp('127.0.0.1')).toBe(false);
    clock.mockRestore();
    expect(await player.send('join_room', { code })).toMatchObject({ ok: true });
    for (const one of [host, player]) one.disconnect();
    await limited.close();
  });
});
