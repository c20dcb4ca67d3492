import type { Random } from '#questions/random';
import { MemoryEventLog } from '../memory-event-log.js';
import { CALM, type Chaos, chaosFrom } from './chaos.js';
import type { Mutant } from './mutants.js';
import type { VirtualTime } from './virtual-time.js';

/** A message to a client. `told`: sent to all of a game, to one player, or as a reply to one socket. */
export interface Frame {
  event: string;
  text: string;
  gameId: string;
  at: number;
  told: 'all' | 'one' | 'alone';
}

/** A reply to a client's message; `at` is when it was sent, `arrivedAt` when the message arrived. */
export interface Replied {
  userId: string;
  event: string;
  request: string;
  gameId: string;
  answer: string;
  arrivedAt: number;
  at: number;
}

const EXPECTED = [
  'Unknown',
  'Unavailable',
  'Fenced',
  'Quarantined',
  'Refused',
  'Untrusted',
  'BusDisconnected',
];

/** The world that instances and players share: time, random numbers, the log, faults, and a journal of all messages. */
export class World {
  readonly log: MemoryEventLog;
  readonly faults: string[] = [];
  readonly frames = new Map<string, Frame[]>();
  readonly replies: Replied[] = [];
  /** By game: the time at which each version became durable. */
  readonly committed = new Map<string, number[]>();
  readonly poisoned = new Set<string>();
  readonly random: Random;
  sockets = 0;
  readonly unrest: Chaos;

  constructor(
    readonly time: VirtualTime,
    readonly mutant?: Mutant,
    unrest?: Chaos,
  ) {
    this.random = time.random;
    this.log = new MemoryEventLog(() => Math.floor(time.now));
    mutant?.log?.(this.log);
    const write = this.log.write.bind(this.log);
    this.log.write = (append) => {
      const outcome = write(append);
      const times = this.committed.get(append.gameId) ?? [];
      this.committed.set(append.gameId, times);
      if (outcome === 'ok') times.push(...append.events.map(() => time.now));
      return outcome;
    };
    this.unrest = unrest ?? chaosFrom(this.random, time.now);
  }

  /** The active faults. */
  get chaos(): Chaos {
    const { endsAt } = this.unrest;
    return this.time.now < endsAt ? this.unrest : { ...CALM, endsAt };
  }

  report = (message: string, gameId: string, error: unknown): void => {
    const name = (error as Error | null)?.constructor?.name ?? '';
    if (!this.poisoned.has(gameId) && !EXPECTED.includes(name)) this.faults.push(`${message}: ${error}`);
  };

  openGameOf = (userId: string): string | undefined => this.log.seats.get(`solo ${userId}`);
  isInRoom = (userId: string): boolean => this.log.seats.has(`room ${userId}`);

  sent(userId: string, frame: Frame): void {
    const frames = this.frames.get(userId);
    if (frames) frames.push(frame);
    else this.frames.set(userId, [frame]);
  }

  replied(reply: Omit<Replied, 'at'>): void {
    this.replies.push({ ...reply, at: this.time.now });
  }
}
