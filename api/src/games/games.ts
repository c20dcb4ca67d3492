import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceUnavailableException } from '@nestjs/common';
import type { CommandOf } from '#game/commands';
import { decide } from '#game/decide';
import { dueAt } from '#game/due';
import type { Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { contextOf, type Game, newGame, phaseOf } from '#game/game';
import { Refused } from '#game/refused';
import type { Ack, ChatMessage } from '#protocol/messages';
import { replay } from '../replay/replay.js';
import type { Asked, Bus, Said } from './bus.js';
import type { Clock } from './clock.js';
import { Counts } from './counts.js';
import type { Created, EventLog } from './event-log.js';
import type { Instance } from './instance.js';
import { LiveGame } from './live-game.js';
import { Fenced, LogWriter, SetAside } from './log-writer.js';
import type { Owner } from './owner.js';
import { RemoteOwners } from './remote-owners.js';
import type { Answer, Request, Wish } from './requests.js';

/** No instance can take this command now. */
export class Unavailable extends ServiceUnavailableException {
  constructor() {
    super('The game cannot be reached at the moment.');
  }
}

const TRIES = 6;
/** Between two looks for an owner that is dying, or being born. */
const PAUSE_MS = 50;

export interface Surroundings {
  log: EventLog;
  instance: Pick<Instance, 'id' | 'peers'>;
  clock: Pick<Clock, 'now'>;
  bus: Bus;
  owner: Pick<Owner, 'serve'>;
  report: (message: string, gameId: string, error: unknown) => void;
}

/** Finds the owner of a game wherever it is, and owns the games that nobody has and somebody here needs. */
export class Games {
  readonly counts = new Counts();
  private readonly live = new Map<string, Promise<LiveGame>>();
  private readonly here = new Map<string, LiveGame>();
  /** Games whose owner is another instance, as far as is known. */
  private readonly elsewhere = new Map<string, string>();
  /** Chats of games that are handed over to this instance. */
  private readonly chats = new Map<string, ChatMessage[]>();
  /** Where all players of a game were at the last look. */
  private readonly leaning = new WeakMap<LiveGame, string | undefined>();
  private readonly writer: LogWriter;
  private readonly remote: RemoteOwners;
  private draining = false;

  constructor(private readonly around: Surroundings) {
    const { log, bus, instance, report } = around;
    this.writer = new LogWriter(log, (gameId, error) => report('the database refused a game', gameId, error));
    this.remote = new RemoteOwners(instance.id, bus);
    bus.on('asked', (asked) => void this.serve(asked));
    bus.on('said', (gameId, said) => this.hear(gameId, said));
    bus.on('back', () => this.tellOwned());
  }

  /** Live games on this instance. */
  get count(): number {
    return this.here.size;
  }

  /** Whether the game is live on this instance. */
  owns = (gameId: string): boolean => this.here.has(gameId);

  /** Makes a game with its first events, owned here. */
  async create(gameId: string, command: CommandOf<'OpenSolo' | 'OpenRoom'>): Promise<Created> {
    if (this.draining) throw new Unavailable();
    const game = newGame();
    const events = decide(command, game).events.map(
      (event, i): Recorded => ({ version: i + 1, at: command.at, commandId: command.id, event }),
    );
    for (const event of events) evolve(game, event);
    const { kind } = contextOf(game);
    const { id: owner } = this.around.instance;
    const head = { gameId, kind, owner, epoch: 1, expected: 0, userId: command.userId };
    const code = command.type === 'OpenRoom' ? { code: command.code } : {};
    const state = { phase: phaseOf(game), dueAt: dueAt(game), played: [], seated: [], freed: [], events };
    const created = this.around.log.create({ ...head, ...state, ...code });
    const run = (how: Created) =>
      how === 'ok' ? this.run(gameId, 1, game) : Promise.reject(new Unavailable());
    this.keep(gameId, created.then(run));
    return created;
  }

  /**
   * Asks the game's owner, wherever it is by then. `receive` is called once, with the answer at its place among the
   * game's messages. @throws Refused, or Unavailable when nobody could be asked
   */
  async ask(gameId: string, request: Request, receive: (answer: Answer) => void): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (tries > 0) this.counts.resent += 1;
      const owner = await this.locate(gameId);
      if (typeof owner === 'string') {
        const outcome = await this.remote.ask(owner, gameId, request, receive);
        if (outcome === 'answered') return;
        this.elsewhere.delete(gameId);
        if (outcome === 'moved') await sleep(PAUSE_MS);
      } else if (await this.served(owner, this.around.instance.id, request, receive)) return;
    }
    throw new Unavailable();
  }

  /** The answer alone, for what does not depend on its place. */
  async answer(gameId: string, request: Request): Promise<Answer> {
    let answer: Answer = {};
    await this.ask(gameId, request, (given) => {
      answer = given;
    });
    return answer;
  }

  async wish(gameId: string, wish: Wish): Promise<Ack> {
    const { ack } = await this.answer(gameId, { do: 'wish', wish });
    if (!ack) throw new Unavailable();
    return ack;
  }

  /** Makes games live whose time has come and which are live nowhere. */
  async sweep(overdueMs: number, limit: number): Promise<void> {
    const { log, instance } = this.around;
    for (const { gameId, epoch } of await log.overdue(overdueMs, limit, instance.id)) {
      if (!this.live.has(gameId)) await this.take(gameId, epoch);
    }
  }

  /** Looks after the games here: instances that died have nobody in them, and a game follows its players. */
  async tend(): Promise<void> {
    const { id, peers } = this.around.instance;
    for (const live of this.here.values()) {
      const { edges, people } = live;
      for (const edge of edges) if (!peers.has(edge)) people.lose(edge);
      const near = [...people.presence.instances.keys()];
      edges.clear();
      for (const edge of near) if (edge !== id) edges.add(edge);
      const [to] = edges;
      const follows = near.length === 1 && to !== undefined && this.leaning.get(live) === to;
      this.leaning.set(live, near.length === 1 ? to : undefined);
      if (follows) await this.release(live, to);
    }
    for (const [gameId, owner] of this.elsewhere) {
      if (peers.has(owner)) continue;
      this.elsewhere.delete(gameId);
      if (this.around.bus.isFollowed(gameId)) await this.take(gameId);
    }
  }

  /** Gives every game up, each to an instance where its players are, after what it has decided is durable. */
  async releaseAll(): Promise<void> {
    this.draining = true;
    await Promise.allSettled(
      [...this.live.values()].map(async (found) => {
        const live = await found;
        await this.release(live, this.successorOf(live));
      }),
    );
  }

  private successorOf({ edges }: LiveGame): string | undefined {
    const { id, peers } = this.around.instance;
    const others = [...peers].filter((peer) => peer !== id);
    const near = others.filter((peer) => edges.has(peer));
    const from = near.length > 0 ? near : others;
    return from[Math.floor(Math.random() * from.length)];
  }

  /** The live game here, or the instance that owns it. */
  private locate(gameId: string): Promise<LiveGame | string> | string {
    return this.live.get(gameId) ?? this.elsewhere.get(gameId) ?? this.find(gameId);
  }

  private async find(gameId: string): Promise<LiveGame | string> {
    const head = await this.around.log.head(gameId);
    const known = this.live.get(gameId);
    if (known) return known;
    if (!head || head.quarantine !== null) throw new Unavailable();
    const { owner, ownerAlive, epoch } = head;
    if (owner === null || !ownerAlive || owner === this.around.instance.id) return this.claim(gameId, epoch);
    if (!this.around.bus.connects) throw new Unavailable();
    this.elsewhere.set(gameId, owner);
    return owner;
  }

  /** Whoever asks for the game from now on waits for `found`. */
  private keep(gameId: string, found: Promise<LiveGame>): Promise<LiveGame> {
    this.live.set(gameId, found);
    this.elsewhere.delete(gameId);
    found.catch(() => this.live.get(gameId) === found && this.live.delete(gameId));
    return found;
  }

  private async take(gameId: string, epoch?: number): Promise<void> {
    try {
      await (epoch === undefined ? this.locate(gameId) : this.claim(gameId, epoch));
    } catch (error) {
      if (!(error instanceof Fenced)) this.around.report('could not take over', gameId, error);
    }
  }

  private claim(gameId: string, epoch: number): Promise<LiveGame> {
    if (this.draining) throw new Unavailable();
    return this.keep(gameId, this.claimed(gameId, epoch));
  }

  private async claimed(gameId: string, seenEpoch: number): Promise<LiveGame> {
    const { log, instance, clock, bus } = this.around;
    const claimed = await log.claim(gameId, seenEpoch, instance.id);
    if (!claimed) throw new Fenced();
    this.counts.takenOver += 1;
    const live = this.revive(gameId, claimed.epoch, claimed.events);
    const { lostMs } = claimed;
    void live.handle({ type: 'GiveBack', id: randomUUID(), at: clock.now(), lostMs }).catch(() => {});
    if (!live.over) bus.say(gameId, { kind: 'owned', by: instance.id }, true);
    return live;
  }

  private revive(gameId: string, epoch: number, events: Recorded[]): LiveGame {
    try {
      return this.run(gameId, epoch, replay(events));
    } catch (error) {
      this.setAside(gameId, error);
      throw new Unavailable();
    }
  }

  private run(gameId: string, epoch: number, game: Game): LiveGame {
    const { bus, clock } = this.around;
    const say = (said: Said) => bus.say(gameId, said, live.edges.size > 0);
    const live: LiveGame = new LiveGame(
      gameId,
      epoch,
      game,
      {
        writer: this.writer,
        now: clock.now,
        publish: (_, message) => say({ kind: 'all', message }),
        tell: (_, userId, message) => say({ kind: 'user', userId, message }),
        onIdle: () => void this.release(live),
        onGone: () => {
          this.live.delete(gameId);
          this.here.delete(gameId);
        },
        onFault: (error) => this.setAside(gameId, error),
      },
      this.chats.get(gameId),
    );
    this.chats.delete(gameId);
    this.here.set(gameId, live);
    return live;
  }

  /** Whether the live game has answered; if not, it is not owned here any more. */
  private async served(
    live: LiveGame,
    edge: string,
    request: Request,
    receive: (answer: Answer) => void,
  ): Promise<boolean> {
    try {
      if (edge !== this.around.instance.id) live.edges.add(edge);
      await this.around.owner.serve(live, edge, request, receive);
      if (live.over) live.destroy();
      return true;
    } catch (error) {
      if (error instanceof SetAside) throw new Unavailable();
      if (!(error instanceof Fenced)) throw error;
      this.counts.fenced += 1;
      return false;
    }
  }

  private async serve({ from, ref, gameId, request }: Asked): Promise<void> {
    type Reply = Extract<Said, { kind: 'answer' }>['answer'];
    const reply = (answer: Reply) =>
      this.around.bus.say(gameId, { kind: 'answer', to: from, ref, answer }, true);
    try {
      const live = await this.live.get(gameId);
      if (!live || !(await this.served(live, from, request, reply))) reply({ moved: true });
    } catch (error) {
      if (error instanceof Refused) reply({ refused: error.code });
      else if (!(error instanceof Unavailable)) this.around.report('an edge was not answered', gameId, error);
    }
  }

  private hear(gameId: string, said: Said): void {
    const me = this.around.instance.id;
    if (said.kind === 'owned' && said.by !== me) {
      this.elsewhere.set(gameId, said.by);
      this.here.get(gameId)?.destroy();
    }
    if (said.kind !== 'released') return;
    this.elsewhere.delete(gameId);
    if (said.to !== me) return;
    this.chats.set(gameId, said.chat);
    void this.take(gameId);
  }

  /** After the bus was away: whoever is in a game that lives here tells so again. */
  private tellOwned(): void {
    const { bus, instance } = this.around;
    for (const { id } of this.here.values()) bus.say(id, { kind: 'owned', by: instance.id }, true);
  }

  private async release(live: LiveGame, to?: string): Promise<void> {
    const { log, bus, report } = this.around;
    await live.settled();
    const { over, edges, people } = live;
    live.destroy();
    if (over) return;
    await log.release(live.id, live.epoch).catch((error) => report('release', live.id, error));
    const successor = to === undefined ? {} : { to };
    if (to !== undefined || edges.size > 0)
      bus.say(live.id, { kind: 'released', ...successor, chat: people.chat }, true);
  }

  private setAside(gameId: string, error: unknown): void {
    const { log, report } = this.around;
    report('a game broke and is set aside', gameId, error);
    void log.setAside(gameId, String(error)).catch((e) => report('set aside', gameId, e));
  }
}
