import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '#questions/random';
import { judge } from '../../src/testing/oracle/judge.js';
import { openRooms } from '../../src/testing/player/open-rooms.js';
import { EASY, type Room } from '../../src/testing/player/room.js';
import type { Stack } from './stack.js';

const THINK_MS = 3_000;
const QUESTION_MS = 16_000;
/** A room counts as hung this long after its expected end, ms. */
export const HUNG_MS = 120_000;
const AGREE_MS = 30_000;

export interface Size {
  players: number;
  questions: number;
}

/** Opens a room and starts its run. Its players connect through the load balancer, without the room's code. */
export async function startRoom(stack: Stack, seed: string, { players, questions }: Size): Promise<Room> {
  const { url, secret } = stack;
  const run = () => ({ ...EASY, amount: questions });
  const { next: random } = createRandom(seed);
  const [room] = await openRooms(stack, { url, secret, random, thinkMs: THINK_MS, rooms: 1, players, run });
  return room as Room;
}

export interface Played {
  /** Confirmed answers, all of which are in the log. */
  confirmed: number;
  /** What was played, in words. */
  text: string;
}

/** Plays to the end and compares what the players saw with the database. @throws Error with what differs */
export async function finish(stack: Stack, room: Room): Promise<Played> {
  const late = Date.now() + (room.questions - room.index) * QUESTION_MS + HUNG_MS;
  while (!room.over && Date.now() < late) await sleep(50);
  await room.look(AGREE_MS);
  const broken = await judge(stack, [room]);
  room.close();
  if (broken.length > 0)
    throw new Error(broken.map(({ invariant, what }) => `${invariant}: ${what}`).join('\n'));
  const journals = room.players.map(({ journal }) => journal);
  const confirmed = journals.flatMap(({ receipts }) => receipts).length;
  const refused = journals.flatMap((journal) => journal.refused.map(({ code }) => code));
  const others = refused.length > 0 ? `, ${refused.length} refused (${[...new Set(refused)]})` : '';
  const text = `a room of ${room.players.length} ran to its end, all ${confirmed} confirmed answers are in the log${others}`;
  return { confirmed, text };
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
