import { randomUUID } from 'node:crypto';
import { ServiceUnavailableException } from '@nestjs/common';
import type { CommandOf } from '#game/commands';
import { decide } from '#game/decide';
import { dueAt } from '#game/due';
import { isKnown, type Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { contextOf, type Game, newGame, phaseOf } from '#game/game';
import { Refused } from '#game/refused';
import type { Ack, ChatMessage, PassingMessage, PublicMessage } from '#protocol/messages';
import { replay } from '../replay/replay.js';
import type { Asked, Bus, Said } from './bus.js';
import type { Clock } from './clock.js';
import { Counts } from './counts.js';
import { Deaths } from './deaths.js';
import { Elsewhere } from './elsewhere.js';
import { type Created, type EventLog, Unknown } from './event-log.js';
import type { Instance } from './instance.js';
import { LiveGame } from './live-game.js';
import { Fenced, LogWriter, SetAside } from './log-writer.js';
import type { Owner } from './owner.js';
import { COMING_BACK_MS } from './people.js';
import { RemoteOwners } from './remote-owners.js';
import type { Answer, Request, Wish } from './requests.js';

/** No instance can take this command now. */
export class Unavailable extends ServiceUnavailableException {
  constructor() {
    super('The game cannot be reached at the moment.');
  }
}

/** A dead owner is noticed within 3 s, and a request is worth repeating until then. */
const PATIENCE_MS = 6_000;
/** Between two looks for an owner that is dying, or being born; it grows. */
const [PAUSE_MS, LONGEST_PAUSE_MS] = [50, 500];
/** An owner from which nothing is heard for so many looks may not know that somebody listens. */
const QUIET_LOOKS = 4;
/** Looks are a second apart; after a longer pause others may have thought this instance dead. */
const PAUSED_MS = 2_500;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

const seqOf = ([, payload]: PublicMessage | PassingMessage) => ('seq' in payload ? payload.seq : undefined);

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
  private readonly elsewhere = new Elsewhere();
  /** Looks for owners that are under way. */
  private readonly finding = new Map<string, Promise<LiveGame | string>>();
  /** Chats of games that are handed over to this instance. */
  private readonly chats = new Map<string, ChatMessage[]>();
  /** Games that are being given up: whoever asks for one here waits until it can be found elsewhere. */
  private readonly leaving = new Map<string, Promise<void>>();
  /** Games in which a newer release has written what this one does not know. */
  private readonly beyond = new Set<string>();
  /** Where all players of a game were at the last look. */
  private readonly leaning = new WeakMap<LiveGame, string | undefined>();
  private readonly writer: LogWriter;
  private readonly remote: RemoteOwners;
  private readonly deaths = new Deaths();
  /** Takes no more games, and gives up those that it has. */
  draining = false;
  private tendedAt: number;

  constructor(private readonly around: Surroundings) {
    const { log, bus, instance, report } = around;
    this.writer = new LogWriter(
      log,
      (gameId, error) => report('the database refused a game', gameId, error),
      (ms, outcome) => this.counts.onAppend(ms, outcome),
    );
    this.remote = new RemoteOwners(instance.id, bus);
    this.tendedAt = around.clock.now();
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

  /** Makes a game with its first events, owned here; by nobody yet when this instance is about to stop. */
  async create(gameId: string, command: CommandOf<'OpenSolo' | 'OpenRoom'>): Promise<Created> {
    const { draining } = this;
    if (draining) this.another();
    const game = newGame();
    const events = decide(command, game).events.map(
      (event, i): Recorded => ({ version: i + 1, at: command.at, commandId: command.id, event }),
    );
    for (const event of events) evolve(game, event);
    const { kind } = contextOf(game);
    const owner = draining ? null : this.around.instance.id;
    const head = { gameId, kind, owner, epoch: 1, expected: 0, userId: command.userId };
    const code = command.type === 'OpenRoom' ? { code: command.code } : {};
    const state = { phase: phaseOf(game), dueAt: dueAt(game), played: [], seated: [], freed: [], events };
    const created = this.around.log.create({ ...head, ...state, ...code });
    const run = (how: Created) =>
      how === 'ok' ? this.run(gameId, 1, game) : Promise.reject(new Unavailable());
    if (!draining) this.keep(gameId, created.then(run));
    return created;
  }

  /**
   * Asks the game's owner, wherever it is by then. `receive` is called once, with the answer at its place among the
   * game's messages. @throws Refused, or Unavailable when nobody could be asked
   */
  async ask(gameId: string, request: Request, receive: (answer: Answer) => void): Promise<void> {
    const { clock } = this.around;
    const until = clock.now() + PATIENCE_MS;
    for (let pause = 0; ; pause = Math.min(pause * 2 || PAUSE_MS, LONGEST_PAUSE_MS)) {
      if (await this.tried(gameId, request, receive)) return;
      if (clock.now() + pause > until) throw new Unavailable();
      this.counts.resent += 1;
      if (pause > 0) await sleep(pause);
    }
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
      if (!this.live.has(gameId) && this.takes(gameId)) await this.take(gameId, epoch);
    }
  }

  /** Looks after the games that live or are followed here; to be called once a second. */
  async tend(): Promise<void> {
    await this.checkOwned();
    const { bus, instance } = this.around;
    this.deaths.look(instance.peers);
    for (const live of this.here.values()) await this.tendOne(live);
    const isAlive = (owner: string) => instance.peers.has(owner);
    // While the bus is away all owners are quiet.
    const looks = bus.isAway ? Number.POSITIVE_INFINITY : QUIET_LOOKS;
    const unsure = this.elsewhere.look(isAlive, bus.isFollowed, looks);
    await Promise.all(unsure.map((gameId) => this.lookFor(gameId)));
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

  /** Instances that died have nobody in the game, those that listen hear of it, and it follows its players. */
  private async tendOne(live: LiveGame): Promise<void> {
    const { bus, instance } = this.around;
    const { id } = instance;
    const { edges, people, epoch } = live;
    for (const edge of edges) if (this.deaths.isDead(edge)) people.lose(edge);
    const sockets = Object.fromEntries(people.presence.instances);
    if (edges.size > 0) bus.say(live.id, { kind: 'pulse', by: id, epoch, seq: live.toldSeq, sockets }, true);
    const near = Object.keys(sockets);
    edges.clear();
    for (const edge of near) if (edge !== id) edges.add(edge);
    const [to] = edges;
    const follows = near.length === 1 && to !== undefined && this.leaning.get(live) === to;
    this.leaning.set(live, near.length === 1 ? to : undefined);
    if (follows) await this.release(live, to);
  }

  /** A game in which nothing is written does not notice by itself that it was taken over. */
  private async checkOwned(): Promise<void> {
    const now = this.around.clock.now();
    const pausedMs = now - this.tendedAt;
    if (pausedMs > PAUSED_MS) {
      for (const live of [...this.here.values()]) {
        const head = await this.around.log.head(live.id);
        if (head && head.epoch !== live.epoch) live.destroy();
      }
    }
    this.tendedAt = now;
  }

  private async lookFor(gameId: string): Promise<void> {
    this.elsewhere.forget(gameId);
    await this.take(gameId);
    if (this.elsewhere.ownerOf(gameId) !== undefined) this.doubt(gameId);
  }

  private doubt(gameId: string): void {
    if (this.around.bus.isFollowed(gameId)) this.around.bus.say(gameId, { kind: 'doubted' }, false);
  }

  private successorOf({ edges }: LiveGame): string | undefined {
    const near = this.others.filter((peer) => edges.has(peer));
    return oneOf(near.length > 0 ? near : this.others);
  }

  private get others(): string[] {
    const { id, peers } = this.around.instance;
    return this.around.bus.connects ? [...peers].filter((peer) => peer !== id) : [];
  }

  /** An instance that can take a game which this one cannot. @throws Unavailable */
  private another(): string {
    const other = oneOf(this.others);
    if (other === undefined) throw new Unavailable();
    return other;
  }

  /** Whether the owner has answered; if not, it may be another one by now. */
  private async tried(gameId: string, request: Request, receive: (answer: Answer) => void): Promise<boolean> {
    try {
      const owner = await this.locate(gameId);
      if (typeof owner !== 'string')
        return await this.served(owner, this.around.instance.id, request, receive);
      if ((await this.remote.ask(owner, gameId, request, receive)) === 'answered') return true;
      if (this.elsewhere.ownerOf(gameId) === owner) this.elsewhere.forget(gameId);
      return false;
    } catch (error) {
      // Another instance was faster to claim the game.
      if (error instanceof Fenced) return false;
      throw error;
    }
  }

  /** The live game here, or the instance that owns it. */
  private locate(gameId: string): Promise<LiveGame | string> | string {
    const known = this.live.get(gameId) ?? this.elsewhere.ownerOf(gameId) ?? this.finding.get(gameId);
    if (known !== undefined) return known;
    const found = this.find(gameId).finally(() => this.finding.delete(gameId));
    this.finding.set(gameId, found);
    return found;
  }

  private async find(gameId: string): Promise<LiveGame | string> {
    if (this.draining) this.another();
    await this.leaving.get(gameId);
    const head = await this.around.log.head(gameId);
    const known = this.live.get(gameId);
    if (known) return known;
    if (!head || head.quarantine !== null) throw new Unavailable();
    const { owner, ownerAlive, epoch } = head;
    if (owner === null || !ownerAlive || owner === this.around.instance.id) {
      // Whoever is asked for a game that nobody has takes it.
      return this.takes(gameId) ? this.claim(gameId, epoch) : this.another();
    }
    if (!this.around.bus.connects) throw new Unavailable();
    this.elsewhere.set(gameId, owner);
    return owner;
  }

  /** Whoever asks for the game from now on waits for `found`. */
  private keep(gameId: string, found: Promise<LiveGame>): Promise<LiveGame> {
    this.live.set(gameId, found);
    this.elsewhere.forget(gameId);
    found.catch(() => this.live.get(gameId) === found && this.live.delete(gameId));
    return found;
  }

  private async take(gameId: string, epoch?: number): Promise<void> {
    try {
      const found = await (epoch === undefined ? this.locate(gameId) : this.claim(gameId, epoch));
      if (typeof found !== 'string' && found.over) found.destroy();
    } catch (error) {
      if (!(error instanceof Fenced)) this.around.report('could not take over', gameId, error);
    }
    this.chats.delete(gameId);
  }

  private takes = (gameId: string): boolean => !this.draining && !this.beyond.has(gameId);

  private claim(gameId: string, epoch: number): Promise<LiveGame> {
    if (!this.takes(gameId)) throw new Unavailable();
    return this.keep(gameId, this.claimed(gameId, epoch));
  }

  private async claimed(gameId: string, seenEpoch: number): Promise<LiveGame> {
    const { log, instance, clock, bus } = this.around;
    const claimed = await log.claim(gameId, seenEpoch, instance.id);
    if (!claimed) throw new Fenced();
    const { epoch, events, lostMs } = claimed;
    if (!events.every(({ event }) => isKnown(event))) return this.leaveToNewer(gameId, epoch, lostMs);
    this.counts.takenOver += 1;
    const live = this.revive(gameId, epoch, events);
    void live.handle({ type: 'GiveBack', id: randomUUID(), at: clock.now(), lostMs }).catch(() => {});
    if (!live.over) bus.say(gameId, { kind: 'owned', by: instance.id, epoch: live.epoch }, true);
    return live;
  }

  /** Nothing is wrong with the game: an instance of the release that has written it goes on with it. */
  private async leaveToNewer(gameId: string, epoch: number, lostMs: number): Promise<never> {
    this.beyond.add(gameId);
    await this.around.log.release(gameId, epoch, lostMs);
    throw new Unavailable();
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
    const comingBackUntil = epoch > 1 ? clock.now() + COMING_BACK_MS : 0;
    // Right after a take-over nobody has had the time to say where its players are.
    const hasEdges = () => live.edges.size > 0 || clock.now() < comingBackUntil;
    const say = (said: Said) => bus.say(gameId, said, hasEdges());
    const live: LiveGame = new LiveGame(
      gameId,
      epoch,
      game,
      {
        writer: this.writer,
        now: clock.now,
        publish: (_, message) => {
          live.toldSeq = seqOf(message) ?? live.toldSeq;
          say({ kind: 'all', message });
        },
        tell: (_, userId, message) => say({ kind: 'user', userId, message }),
        onIdle: () => void this.release(live),
        onGone: () => this.lose(live),
        onFault: (error) => this.setAside(gameId, error),
      },
      this.chats.get(gameId),
    );
    this.chats.delete(gameId);
    this.here.set(gameId, live);
    return live;
  }

  private lose(live: LiveGame): void {
    this.live.delete(live.id);
    this.here.delete(live.id);
    // Whoever is in the game here has to learn where it is now, and may not be told by anybody else.
    if (!live.isClosed && !this.draining) setImmediate(() => this.doubt(live.id));
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
      // Whoever believes that the game is here does not have it.
      if (this.elsewhere.ownerOf(gameId) === from) this.elsewhere.forget(gameId);
      const live = await this.locate(gameId);
      if (typeof live === 'string' || !(await this.served(live, from, request, reply)))
        reply({ moved: true });
    } catch (error) {
      if (error instanceof Refused) reply({ refused: error.code });
      else if (error instanceof Fenced || error instanceof Unavailable) reply({ moved: true });
      // With the log away nobody can answer: the edge asks again.
      else if (!(error instanceof Unknown)) this.around.report('an edge was not answered', gameId, error);
    }
  }

  private hear(gameId: string, said: Said): void {
    const me = this.around.instance.id;
    if (said.kind === 'owned' || said.kind === 'pulse') {
      const live = this.here.get(gameId);
      // What an older owner said may arrive late.
      if (said.by === me || (live && live.epoch >= said.epoch)) return;
      this.elsewhere.set(gameId, said.by);
      live?.destroy();
      if (said.kind === 'pulse' && this.elsewhere.hasMissed(gameId, said.seq)) this.doubt(gameId);
    }
    if (said.kind === 'all') this.elsewhere.hear(gameId, seqOf(said.message));
    if (said.kind !== 'released') return;
    this.elsewhere.set(gameId, undefined);
    // Somebody here may have been faster to claim it than the word of its release.
    this.here.get(gameId)?.people.adopt(said.chat);
    if (said.to !== me && !this.live.has(gameId)) return;
    this.chats.set(gameId, said.chat);
    void this.take(gameId);
  }

  /** After the bus was away: whoever is in a game that lives here tells so again. */
  private tellOwned(): void {
    const { bus, instance } = this.around;
    for (const { id, epoch } of this.here.values()) {
      bus.say(id, { kind: 'owned', by: instance.id, epoch }, true);
    }
  }

  private async release(live: LiveGame, to?: string): Promise<void> {
    await live.settled();
    const { id, over } = live;
    live.destroy();
    if (over || this.leaving.has(id)) return;
    const left = this.giveUp(live, to).finally(() => this.leaving.delete(id));
    this.leaving.set(id, left);
    await left;
  }

  private async giveUp({ id, epoch, edges, people }: LiveGame, to?: string): Promise<void> {
    const { log, bus, report } = this.around;
    // Whoever is still connected here hears of the next owner.
    if (to !== undefined && bus.isFollowed(id)) await bus.follow(id).catch(() => {});
    await log.release(id, epoch).catch((error) => report('release', id, error));
    const successor = to === undefined ? {} : { to };
    if (to !== undefined || edges.size > 0)
      bus.say(id, { kind: 'released', ...successor, chat: people.chat }, true);
  }

  private setAside(gameId: string, error: unknown): void {
    const { log, report } = this.around;
    report('a game broke and is set aside', gameId, error);
    void log.setAside(gameId, String(error)).catch((e) => report('set aside', gameId, e));
  }
}

const oneOf = (ids: string[]): string | undefined => ids[Math.floor(Math.random() * ids.length)];
