import { Logger } from '@nestjs/common';
import type { Random } from '#questions/random';
import { MemoryEventLog } from '../memory-event-log.js';
import type { Bot } from './bot.js';
import { type Blow, CALM, type Chaos, chaosFrom } from './chaos.js';
import type { Mutant } from './mutants.js';
import { judge } from './oracle.js';
import { type Party, RoomBot } from './room-bot.js';
import type { SimulatedBus } from './simulated-bus.js';
import { SimulatedServer } from './simulated-server.js';
import { SoloBot } from './solo-bot.js';
import { inVirtualTime, type VirtualTime } from './virtual-time.js';

/** What a server sends to a client. `told`: to all in a game, to one player in it, or as an answer to one socket. */
export interface Frame {
  event: string;
  text: string;
  gameId: string;
  at: number;
  told: 'all' | 'one' | 'alone';
}

/** What a server answered to a client's message; `at` is when it did. */
export interface Replied {
  userId: string;
  event: string;
  request: string;
  gameId: string;
  answer: string;
  at: number;
}

export interface Verdict {
  seed: string;
  games: number;
  tasks: number;
  faults: string[];
}

const INSTANCES = 3;
const BOTS = 10;
const LATEST_MS = 240_000;
const SETTLE_MS = 6_000;
const EXPECTED = ['Unknown', 'Unavailable', 'Fenced', 'SetAside', 'Refused'];

/** Instances over one log and bus, and their players, in one process and in virtual time. All chance is the seed's. */
export class World {
  readonly log: MemoryEventLog;
  readonly buses = new Map<string, SimulatedBus>();
  readonly servers: SimulatedServer[] = [];
  readonly bots: Bot[] = [];
  readonly faults: string[] = [];
  readonly frames = new Map<string, Frame[]>();
  readonly replies: Replied[] = [];
  /** By game: when each version became durable. */
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
    const write = this.log['write'].bind(this.log);
    this.log['write'] = (append) => {
      const outcome = write(append);
      const times = this.committed.get(append.gameId) ?? [];
      this.committed.set(append.gameId, times);
      if (outcome === 'ok') times.push(...append.events.map(() => time.now));
      return outcome;
    };
    this.unrest = unrest ?? chaosFrom(this.random, time.now);
  }

  /** What goes wrong now. */
  get chaos(): Chaos {
    const { endsAt } = this.unrest;
    return this.time.now < endsAt ? this.unrest : { ...CALM, endsAt };
  }

  report = (message: string, gameId: string, error: unknown): void => {
    const name = (error as Error | null)?.constructor?.name ?? '';
    const isAway = (error as Error | null)?.message === 'the bus is away';
    if (!this.poisoned.has(gameId) && !isAway && !EXPECTED.includes(name))
      this.faults.push(`${message}: ${error}`);
  };

  anyServer(): SimulatedServer {
    const living = this.servers.filter(({ alive }) => alive);
    return this.random.pick(living.length > 0 ? living : this.servers);
  }

  openGameOf = (userId: string): string | undefined => this.log['seats'].get(`solo ${userId}`);
  isInRoom = (userId: string): boolean => this.log['seats'].has(`room ${userId}`);

  sent(userId: string, frame: Frame): void {
    const frames = this.frames.get(userId);
    if (frames) frames.push(frame);
    else this.frames.set(userId, [frame]);
  }

  replied(userId: string, event: string, request = '{}', gameId = '', answer = ''): void {
    this.replies.push({ userId, event, request, gameId, answer, at: this.time.now });
  }

  begin(): void {
    for (let slot = 0; slot < INSTANCES; slot++) this.boot(slot);
    const parties = Array.from({ length: this.random.below(4) }, () => ({
      size: 2 + this.random.below(3),
      party: { code: '', runs: this.random.next() < 0.2 ? 2 : 1, members: [] } as Party,
    }));
    for (const { size, party } of parties)
      for (let i = 0; i < size && this.bots.length < BOTS; i++)
        this.bots.push(new RoomBot(this, this.newUser(), party));
    while (this.bots.length < BOTS) this.bots.push(new SoloBot(this, this.newUser()));
    for (const bot of this.bots) bot.begin();
    for (const blow of this.unrest.blows)
      this.time.after(blow.at - this.time.now, '', () => this.strike(blow));
    this.time.after(this.unrest.endsAt - this.time.now, '', () => this.heal());
    if (this.unrest.poison) this.time.after(4_000 + this.random.below(5_000), '', () => this.poison());
  }

  get isOver(): boolean {
    return (
      this.time.now > this.unrest.endsAt &&
      this.bots.every(({ finished, userId }) => finished && this.openGameOf(userId) === undefined)
    );
  }

  get unfinished(): string {
    return this.bots.flatMap((bot) => (bot.finished ? [] : [bot.story])).join(', ');
  }

  private newUser = () => `player ${this.bots.length}`;

  boot(slot: number): SimulatedServer {
    const { skew } = this.unrest;
    const server = new SimulatedServer(this, (this.random.next() - 0.5) * 2 * skew);
    this.servers[slot] = server;
    server.start();
    return server;
  }

  private strike({ slot, kind, ms }: Blow): void {
    const server = this.servers[slot];
    if (!server?.alive) return;
    if (kind === 'stop') this.time.stop(server.id, ms);
    if (kind === 'bus away') this.time.as(server.id, () => server.bus.leave(ms));
    if (kind === 'log away')
      for (const { log } of this.servers) log.awayUntil = Math.max(log.awayUntil, this.time.now + ms / 2);
    if (kind === 'kill') server.kill();
    if (kind === 'drain') server.drain();
    if (kind === 'kill' || kind === 'drain') this.time.after(ms, '', () => this.heal(slot));
  }

  private heal(slot?: number): void {
    for (const [at, { alive }] of this.servers.entries())
      if (!alive && (slot === undefined || slot === at)) this.boot(at);
    if (this.servers.some(({ alive }) => !alive) || this.time.now < this.unrest.endsAt) return;
    for (const { log } of this.servers) log.awayUntil = 0;
    // One that drains may die later.
    if (this.time.now < this.unrest.endsAt + 20_000) this.time.after(1_000, '', () => this.heal());
  }

  private poison(): void {
    const games = [...this.log['games'].keys()];
    if (games.length === 0) return;
    const gameId = this.random.pick(games);
    this.poisoned.add(gameId);
    this.log.refused.set(gameId, new Error('the database does not take this'));
  }
}

const traced = (error: unknown) =>
  error instanceof Error ? error.stack?.split('\n').slice(0, 5).join('\n') : error;

/** Plays all games of the world with this seed, and says what was wrong with them. */
export async function simulate(seed: string, mutant?: Mutant): Promise<Verdict> {
  return inVirtualTime(seed, async (time) => {
    const world = new World(time, mutant);
    const crash = (error: unknown) => {
      world.faults.push(`something crashed: ${traced(error)}`);
    };
    const error = (error: unknown) => {
      if (!world.mutant) world.faults.push(`an error was logged: ${traced(error)}`);
    };
    const silent = () => {};
    Logger.overrideLogger({ log: silent, warn: silent, error });
    process.on('unhandledRejection', crash);
    const undo = mutant?.code?.();
    try {
      world.begin();
      const ended = await time.run(() => world.isOver || world.faults.length > 0, LATEST_MS);
      await time.run(() => false, SETTLE_MS);
      if (!ended) world.faults.push(`never over: ${world.unfinished}`);
      const games = await judge(world);
      return { seed, games, tasks: time.tasks, faults: world.faults };
    } catch (error) {
      crash(error);
      return { seed, games: 0, tasks: time.tasks, faults: world.faults };
    } finally {
      undo?.();
      process.off('unhandledRejection', crash);
    }
  });
}
