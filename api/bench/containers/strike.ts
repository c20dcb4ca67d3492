import { setTimeout as sleep } from 'node:timers/promises';
import type { Room } from '../../src/testing/player/room.js';
import type { Container } from './containers.js';
import { finish, HUNG_MS } from './play.js';
import type { Stack } from './stack.js';

const MOST_TRIES = 5;
const EPOCH = 'select epoch from game where id = $1';
/** The time between the last event of one owner and the first of the next, ms; null before that. */
const PAUSE = `select extract(epoch from min(e.at) filter (where e.epoch > $2) - max(e.at) filter (where e.epoch <= $2))::float8
  * 1000 as ms from game_event e where e.game_id = $1`;

export interface Strike {
  room: Room;
  /** The container that was hit. */
  owner: Container;
  /** How long the engine's command took, ms. */
  tookMs: number;
  /** The time without events of the game, including the players' think time, ms. */
  pauseMs: number;
}

/** Kills or stops the container that owns a room's game while a question is half answered. Resolves when another one continues. */
export async function strike(
  stack: Stack,
  open: (n: number) => Promise<Room>,
  ...command: string[]
): Promise<Strike> {
  for (let n = 0; n < MOST_TRIES; n++) {
    const room = await open(n);
    const owner = await ownerOf(stack, room);
    await midQuestion(room, room.index);
    const [before] = await stack.query<{ epoch: number }>(EPOCH, [room.id]);
    const began = Date.now();
    await stack.engine(...command, owner.id);
    const tookMs = Date.now() - began;
    const pauseMs = await pauseAfter(stack, room, before?.epoch ?? 0);
    if (pauseMs !== undefined) return { room, owner, tookMs, pauseMs };
    await stack.engine('start', owner.id);
    await finish(stack, room);
    await stack.served();
  }
  throw new Error('each run had ended before the container; use more --questions');
}

/** The pause at the change of owners; undefined if the run ended first. */
async function pauseAfter(stack: Stack, room: Room, epoch: number): Promise<number | undefined> {
  for (const late = Date.now() + HUNG_MS; Date.now() < late; await sleep(200)) {
    const { over } = room;
    const [row] = await stack.query<{ ms: number | null }>(PAUSE, [room.id, epoch]);
    if (typeof row?.ms === 'number') return row.ms;
    if (over) return undefined;
  }
  throw new Error('no other instance continued the game');
}

/** The longest time that a player was without a connection and came back, ms. */
export const longestLoss = ({ players }: Room): number =>
  Math.max(
    0,
    ...players.flatMap(({ journal }) =>
      journal.losses.flatMap((lost) => {
        const back = journal.reconnects.find((at) => at >= lost);
        return back === undefined ? [] : [back - lost]; // at the end it is the player who leaves
      }),
    ),
  );

/** Waits for a question after `after` that some players have answered and others have not. Resolves to its index. */
export async function midQuestion(room: Room, after: number): Promise<number> {
  while (!room.over) {
    const { index, players } = room;
    const answered = players.filter(({ journal }) =>
      journal.receipts.some((receipt) => receipt.index === index),
    );
    if (index > after && answered.length > 0 && answered.length < players.length) return index;
    await sleep(5);
  }
  throw new Error(`the run ended before a question after ${after} was half answered`);
}

/** The running instance that owns the room's game. */
export async function ownerOf(stack: Stack, room: Room): Promise<Container> {
  for (const late = Date.now() + HUNG_MS; Date.now() < late; await sleep(100)) {
    const owner = await stack.ownerOf(room.id);
    if (owner) return owner;
  }
  throw new Error('no instance owns the game');
}
