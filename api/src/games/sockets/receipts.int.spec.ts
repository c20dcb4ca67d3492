import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openRoom, type RoomPlayer } from '../../testing/room-players.js';
import { SocketPlayer } from '../../testing/socket-player.js';
import { type StartedApp, startApp } from '../../testing/start-app.js';
import { Games } from '../ownership/games.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

/** Removes the game from memory: the next request reads its log. */
async function unload(code: string): Promise<void> {
  const rows = await started.database.query<{ id: string }[]>(
    'select game_id as id from room_code where code = $1',
    [code],
  );
  const live = started.app.get(Games).live.find(({ id }) => id === rows[0]?.id);
  expect(await live?.flushed()).toBe(true);
  live?.destroy();
}

describe('a command that is repeated after a take-over', () => {
  it.each([
    ['in lower case', randomUUID()],
    ['in upper case', randomUUID().toUpperCase()],
  ])('[C1] gets its first receipt and changes nothing: an id %s', async (_, command_id) => {
    const { host, all, code } = await openRoom(started, 0);
    const first = await host.send('room_settings', { amount: 7, command_id });
    expect(first).toMatchObject({ ok: true });
    expect(await host.send('room_settings', { amount: 9 })).toMatchObject({ ok: true });
    await unload(code);
    expect(await host.send('room_settings', { amount: 7, command_id })).toEqual(first);
    expect(await host.send('sync', { seq: 0 })).toMatchObject({ state: { settings: { amount: 9 } } });
    for (const player of all) player.disconnect();
  });
});

describe('a command id', () => {
  it('[C1] of another user gives no receipt and has no effect', async () => {
    const { host, guests, all } = await openRoom(started);
    const command_id = randomUUID();
    expect(await host.send('room_settings', { amount: 7, command_id })).toMatchObject({ ok: true });
    const again = await guests[0]?.send('room_settings', { amount: 9, command_id });
    expect(again).toMatchObject({ ok: false, code: 'not_host' });
    for (const player of all) player.disconnect();
  });

  it('[C1] of a player who has left gets the first receipt again, even in another room', async () => {
    const { guests, all } = await openRoom(started);
    const next = await openRoom(started, 0);
    const [guest] = guests as [RoomPlayer];
    const command_id = randomUUID();
    const first = await guest.send('leave_room', { command_id });
    expect(first).toMatchObject({ ok: true });
    expect(await guest.send('leave_room', { command_id })).toEqual(first);
    expect(await guest.send('join_room', { code: next.code })).toMatchObject({ ok: true });
    expect(await guest.send('leave_room', { command_id })).toEqual(first);
    expect(await guest.send('sync', { seq: 0 })).toMatchObject({ state: { code: next.code } });
    for (const player of [...all, ...next.all]) player.disconnect();
  });

  it('[C1] of a player who has left and joined again removes no socket', async () => {
    const { guests, all, code } = await openRoom(started);
    const [guest] = guests as [RoomPlayer];
    const second = new SocketPlayer(started.url, guest.token);
    await second.connect('/multiplayer');
    const command_id = randomUUID();
    const first = await guest.send('leave_room', { command_id });
    expect(await guest.send('join_room', { code })).toMatchObject({ ok: true });
    expect(await second.send('check_for_room', undefined)).toMatchObject({ ok: true });
    expect(await second.send('leave_room', { command_id })).toEqual(first);
    for (const tab of [guest, second])
      expect(await tab.send('sync', { seq: 0 })).toMatchObject({ state: { code } });
    for (const player of [...all, second]) player.disconnect();
  });
});
