import { randomUUID } from 'node:crypto';
import { ServiceUnavailableException } from '@nestjs/common';
import type { CommandOf } from '#game/commands';
import { decide } from '#game/decide';
import { dueAt } from '#game/due';
import type { Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { contextOf, type Game, newGame, phaseOf } from '#game/game';
import type { ChatMessage, PassingMessage, PublicMessage } from '#protocol/messages';
import type { Bus, Said } from '../bus/bus.js';
import { LiveGame } from '../live/live-game.js';
import { RECONNECT_MS } from '../live/presence.js';
import { Checkpoints } from '../log/checkpoints.js';
import type { Created, EventLog, Head } from '../log/event-log.js';
import { Beyond, Broken, Fold } from '../log/fold.js';
import { Fenced, LogWriter } from '../log/log-writer.js';
import type { Clock } from './clock.js';
import { Counts } from './counts.js';
import type { Instance } from './instance.js';

/** No instance can take this command now. */
export class Unavailable extends ServiceUnavailableException {
  constructor() {
    super('The game cannot be reached right now.');
  }
}

export interface Surroundings {
  log: EventLog;
  instance: Pick<Instance, 'id' | 'peers' | 'beatAt' | 'isSettling'>;
  clock: Pick<Clock, 'now'>;
  bus: Bus;
  report: (message: string, gameId: string, error: unknown) => void;
  /** Events between two checkpoints, and in a page of a log; the usual numbers where there are none. */
  checkpointEvery?: number;
  pageEvents?: number;
}

/** The number of a message in its game; passing ones have none. */
export const seqOf = ([, payload]: PublicMessage | PassingMessage) =>
  'seq' in payload ? payload.seq : undefined;

/** The games that this instance owns: how they are made or taken over, and given up. */
export class LiveGames {
  readonly counts = new Counts();
  /** Takes no more games, and gives up those that it has. */
  draining = false;
  private readonly live = new Map<string, Promise<LiveGame>>();
  private readonly here = new Map<string, LiveGame>();
  /** Chats of games that are handed over to this instance. */
  private readonly chats = new Map<string, ChatMessage[]>();
  /** Games that are being given up. */
  private readonly leaving = new Map<string, Promise<void>>();
  /** Games in which a newer release has written what this one does not know. */
  private readonly beyond = new Set<string>();
  private readonly writer: LogWriter;
  private readonly checkpoints: Checkpoints;

  /**
   * @param onLost a game that is not over does not live here any more.
   * @param isOutdated whether somebody else has claimed a game after this epoch.
   */
  constructor(
    private readonly around: Surroundings,
    private readonly onLost: (gameId: string) => void,
    private readonly isOutdated: (gameId: string, epoch: number) => boolean,
  ) {
    const { log, report, checkpointEvery } = around;
    this.checkpoints = new Checkpoints(log, report, checkpointEvery);
    this.writer = new LogWriter(
      log,
      (gameId, error) => report('the database refused a game', gameId, error),
      (ms, outcome) => this.counts.onAppend(ms, outcome),
    );
  }

  get all(): LiveGame[] {
    return [...this.here.values()];
  }

  get count(): number {
    return this.here.size;
  }

  get = (gameId: string): LiveGame | undefined => this.here.get(gameId);

  /** The game, or its way into life here. */
  find = (gameId: string): Promise<LiveGame> | undefined => this.live.get(gameId);

  /** Whoever asks here for a game that is being given up waits until it can be found elsewhere. */
  left = (gameId: string): Promise<void> | undefined => this.leaving.get(gameId);

  takes = (gameId: string): boolean => !this.draining && !this.beyond.has(gameId);

  /** What was said in a game that is handed over to this instance; undefined when nobody comes for it. */
  inherit(gameId: string, chat: ChatMessage[] | undefined): void {
    if (chat) this.chats.set(gameId, chat);
    else this.chats.delete(gameId);
  }

  /** Makes a game with its first events, owned here; by nobody yet when this instance is about to stop. */
  async create(gameId: string, command: CommandOf<'OpenSolo' | 'OpenRoom'>): Promise<Created> {
    const { draining } = this;
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

  /** Takes a game over as it was seen. @throws Fenced when somebody else was faster, Unavailable */
  claim(head: Head): Promise<LiveGame> {
    if (!this.takes(head.gameId)) throw new Unavailable();
    return this.keep(head.gameId, this.claimed(head));
  }

  /** A game that is over, for its receipts: nothing happens in it any more, so nobody need own it. */
  over({ gameId, epoch, version }: Head): Promise<LiveGame> {
    const read = async () => {
      const fold = this.foldOf(gameId);
      const broken = await this.folded(fold, version);
      return broken ? this.broken(gameId, broken) : this.run(gameId, epoch, fold.game);
    };
    return this.keep(gameId, read());
  }

  /** Gives every game up, each to the instance that `successorOf` names. */
  async releaseAll(successorOf: (live: LiveGame) => string | undefined): Promise<void> {
    this.draining = true;
    await Promise.allSettled(
      [...this.live.values()].map(async (found) => {
        const live = await found;
        await this.release(live, successorOf(live));
      }),
    );
  }

  /** Gives a game up, for `to` to go on with, after what it has decided is durable. */
  async release(live: LiveGame, to?: string): Promise<void> {
    await live.flushed();
    const { id, isOver } = live;
    live.destroy();
    if (isOver || this.leaving.has(id)) return;
    const left = this.giveUp(live, to).finally(() => this.leaving.delete(id));
    this.leaving.set(id, left);
    await left;
  }

  private async giveUp({ id, epoch, edges, announcer }: LiveGame, to?: string): Promise<void> {
    const { log, bus, report } = this.around;
    // Whoever is still connected here hears of the next owner.
    if (to !== undefined && bus.isFollowed(id)) await bus.follow(id).catch(() => {});
    await log.release(id, epoch).catch((error) => report('release', id, error));
    const successor = to === undefined ? {} : { to };
    if (to !== undefined || edges.size > 0)
      bus.say(id, { kind: 'released', ...successor, chat: announcer.chat.messages }, true);
  }

  private async claimed({ gameId, epoch: seenEpoch, version: seenVersion }: Head): Promise<LiveGame> {
    const { log, instance, clock, bus, report } = this.around;
    const fold = this.foldOf(gameId);
    // All that takes long comes before the claim: one that fails half way has changed nothing.
    const broken = await this.folded(fold, seenVersion);
    const claimed = await log.claim(gameId, seenEpoch, instance.id);
    if (!claimed || this.isOutdated(gameId, claimed.epoch)) throw new Fenced();
    const { epoch, version, lostMs } = claimed;
    const claimedAt = clock.now();
    const fault =
      broken ??
      (await this.folded(fold, version).catch(async (error) => {
        const idleMs = lostMs + clock.now() - claimedAt;
        await log.release(gameId, epoch, idleMs).catch((e) => report('release', gameId, e));
        throw error;
      }));
    if (fault) this.broken(gameId, fault);
    this.counts.takenOver += 1;
    const live = this.run(gameId, epoch, fold.game);
    void live.handle({ type: 'GiveBack', id: randomUUID(), at: clock.now(), lostMs }).catch(() => {});
    if (!live.isOver) bus.say(gameId, { kind: 'owned', by: instance.id, epoch: live.epoch }, true);
    return live;
  }

  private foldOf = (gameId: string) => new Fold(gameId, { ...this.around, checkpoints: this.checkpoints });

  private broken(gameId: string, why: Broken): never {
    this.quarantine(gameId, why);
    throw new Unavailable();
  }

  /** Folds up to `version`; answers why that cannot be done. @throws Unavailable, Unknown */
  private async folded(fold: Fold, version: number): Promise<Broken | undefined> {
    try {
      await fold.to(version);
      return undefined;
    } catch (error) {
      if (error instanceof Broken) return error;
      if (!(error instanceof Beyond)) throw error;
      // Nothing is wrong with the game: an instance of the release that has written it goes on with it.
      this.beyond.add(fold.id);
      throw new Unavailable();
    }
  }

  private run(gameId: string, epoch: number, game: Game): LiveGame {
    const { bus, clock, instance } = this.around;
    const comingBackUntil = epoch > 1 ? clock.now() + RECONNECT_MS : 0;
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
        publish: (message) => {
          live.publishedSeq = seqOf(message) ?? live.publishedSeq;
          say({ kind: 'all', message });
        },
        publishTo: (userId, message) => say({ kind: 'user', userId, message }),
        onCommit: () => this.checkpoints.look({ id: gameId, game, durable: live.flushed }),
        edges: () => {
          const { peers } = instance;
          const all = bus.connects ? [...peers].filter((peer) => peer !== instance.id) : [];
          return clock.now() < comingBackUntil ? all : all.filter((peer) => live.edges.has(peer));
        },
        requestLastAnswers: (until) => say({ kind: 'closing', by: instance.id, until }),
        onIdle: () => void this.release(live),
        onDestroy: () => this.lose(live),
        onFault: (error) => this.quarantine(gameId, error),
      },
      this.chats.get(gameId),
    );
    this.chats.delete(gameId);
    this.here.set(gameId, live);
    return live;
  }

  /** Whoever asks for the game from now on waits for `found`. */
  private keep(gameId: string, found: Promise<LiveGame>): Promise<LiveGame> {
    this.live.set(gameId, found);
    found.catch(() => this.live.get(gameId) === found && this.live.delete(gameId));
    return found;
  }

  private lose(live: LiveGame): void {
    this.live.delete(live.id);
    this.here.delete(live.id);
    if (!live.view.isClosed && !this.draining) this.onLost(live.id);
  }

  private quarantine(gameId: string, error: unknown): void {
    const { log, report } = this.around;
    report('a game broke and is set aside', gameId, error);
    void log.quarantine(gameId, String(error)).catch((e) => report('set aside', gameId, e));
  }
}
