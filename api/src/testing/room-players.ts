import { expect } from '@jest/globals';
import { newPlayer } from './sign-up.js';
import type { StartedApp } from './start-app.js';

export type RoomPlayer = Awaited<ReturnType<typeof newPlayer>>;

export const QUICK = { amount: 2, category: 19, difficulty: 'easy', type: 'boolean' };

export async function roomPlayer(started: StartedApp): Promise<RoomPlayer> {
  const player = await newPlayer(started);
  await player.connect('/multiplayer');
  return player;
}

export interface OpenRoom {
  host: RoomPlayer;
  guests: RoomPlayer[];
  all: RoomPlayer[];
  code: string;
}

/** Opens a room with a host and `others` guests, in the lobby. */
export async function openRoom(started: StartedApp, others = 1): Promise<OpenRoom> {
  const host = await roomPlayer(started);
  expect(await host.send('create_room', undefined)).toMatchObject({ ok: true });
  const { code } = await host.frame<{ code: string }>('room_created');
  const guests = await Promise.all(Array.from({ length: others }, () => roomPlayer(started)));
  for (const guest of guests) expect(await guest.send('join_room', { code })).toMatchObject({ ok: true });
  return { host, guests, code, all: [host, ...guests] };
}
