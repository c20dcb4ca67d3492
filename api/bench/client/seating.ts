import { connectAll, inParallel } from './crowd.js';
import type { Player } from './player.js';
import { Table } from './table.js';

const JOINS_AT_ONCE = 50;

/** Opens a room on the full server, which the other players join. */
export async function seat(players: readonly Player[]): Promise<Table> {
  const [host, ...guests] = players;
  if (!host) throw new Error('nobody to seat');
  const code = await openRoom(host);
  await joinAll(guests, code);
  return new Table(players);
}

export async function joinAll(guests: readonly Player[], code: string): Promise<void> {
  await inParallel(guests, JOINS_AT_ONCE, (guest) => guest.must('join_room', { code }));
}

export async function openRoom(host: Player): Promise<string> {
  const opened = host.next<{ code: string }>('room_created');
  await host.must('create_room');
  return (await opened).code;
}

/** Rooms of `size` players on the full server. */
export async function fullTables(port: number, tokens: readonly string[], size: number): Promise<Table[]> {
  const players = await connectAll(port, tokens);
  return inParallel(inGroups(players, size), 10, seat);
}

/** The same on the bare server, which assigns rooms by the requested address. */
export async function bareTables(port: number, count: number, size: number, name = 'room'): Promise<Table[]> {
  const tokens = Array.from({ length: count * size }, () => 'anybody');
  const players = await connectAll(port, tokens, (i) => `&room=${name}${Math.floor(i / size)}`);
  return inGroups(players, size).map((group) => new Table(group));
}

export const inGroups = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
