import type { Game } from '#game/game';
import type { PassingMessage, PublicMessage } from '#protocol/messages';
import type { OwnerMessage } from '../bus/bus.js';
import { LiveGame } from '../live/live-game.js';
import { RECONNECT_MS } from '../live/presence.js';
import type { Checkpoints } from '../log/checkpoints.js';
import { LogWriter } from '../log/log-writer.js';
import type { Counters } from './counters.js';
import type { GameFeed } from './game-feed.js';
import type { GamesDeps } from './games-deps.js';
import type { Peers } from './peers.js';
import type { Placements } from './placements.js';

/** The number of a message in its game. Messages that are not in the log have none. */
export const seqOf = ([, payload]: PublicMessage | PassingMessage) =>
  'seq' in payload ? payload.seq : undefined;

/** Starts, releases and quarantines the games that this instance owns. */
export class LiveGames {
  /** Whether this instance releases its games and takes no more. */
  isDraining = false;
  private readonly writer: LogWriter;

  constructor(
    private readonly deps: GamesDeps,
    private readonly placements: Placements,
    private readonly peers: Peers,
    private readonly feed: GameFeed,
    private readonly checkpoints: Checkpoints,
    private readonly counters: Counters,
  ) {
    const { log, report } = deps;
    this.writer = new LogWriter(
      log,
      (gameId, error) => report('the database refused a game', gameId, error),
      (append) => counters.onAppend(append),
    );
  }

  /** Makes a game live that this instance owns at `epoch`. */
  start(gameId: string, epoch: number, game: Game): LiveGame {
    const { bus, clock, instance } = this.deps;
    const reconnectUntil = epoch > 1 ? clock.now() + RECONNECT_MS : 0;
    // After a take-over the other instances have not registered their sockets yet.
    const hasEdges = () => live.edges.size > 0 || clock.now() < reconnectUntil;
    const publish = (message: OwnerMessage) => bus.publish(gameId, message, hasEdges());
    const live: LiveGame = new LiveGame(
      gameId,
      epoch,
      game,
      {
        writer: this.writer,
        now: clock.now,
        publish: (message) => {
          live.publishedSeq = seqOf(message) ?? live.publishedSeq;
          publish({ kind: 'all', message });
        },
        publishTo: (userId, message) => publish({ kind: 'user', userId, message }),
        onCommit: () => this.checkpoints.check(live),
        edges: () => {
          const { reachable } = this.peers;
          return clock.now() < reconnectUntil ? reachable : reachable.filter((peer) => live.edges.has(peer));
        },
        requestLastAnswers: (until) => publish({ kind: 'closing', by: instance.id, until }),
        onStall: () => {
          this.counters.stalled += 1;
        },
        onIdle: () => void this.release(live),
        onDestroy: () => this.destroyed(live),
        onFault: (error) => this.quarantine(gameId, error),
      },
      this.placements.chatOf(gameId),
    );
    this.placements.started(live);
    return live;
  }

  /** Releases all games, each to an instance with players of the game if possible. */
  async releaseAll(): Promise<void> {
    this.isDraining = true;
    await Promise.allSettled(
      this.placements.owned.map(async (owned) => {
        const live = await owned;
        await this.release(live, this.peers.successor(live.edges));
      }),
    );
  }

  /** Releases a game, to `successor` if given, once all its decisions are durable. */
  async release(live: LiveGame, successor?: string): Promise<void> {
    await live.flushed();
    const { id, isOver } = live;
    live.destroy();
    if (isOver) return;
    const left = this.leave(live, successor);
    this.placements.leaving(id, left);
    await left;
  }

  /** Quarantines a broken game: no instance can own it until an operator has repaired it. */
  quarantine(gameId: string, error: unknown): void {
    const { log, report } = this.deps;
    report('a game broke and is quarantined', gameId, error);
    const written = log
      .quarantine(gameId, String(error))
      .catch((failure) => report('a game could not be quarantined', gameId, failure));
    this.placements.quarantined(gameId, written);
  }

  private async leave({ id, epoch, edges, announcer }: LiveGame, successor?: string): Promise<void> {
    const { log, bus, report } = this.deps;
    // The sockets here receive the messages of the next owner over the bus.
    if (successor !== undefined && bus.isFollowed(id)) await bus.subscribe(id).catch(() => {});
    await log.release(id, epoch).catch((error) => report('a game could not be released', id, error));
    const to = successor === undefined ? {} : { to: successor };
    if (successor !== undefined || edges.size > 0)
      bus.publish(id, { kind: 'released', ...to, chat: announcer.chat.messages }, true);
  }

  private destroyed(live: LiveGame): void {
    this.placements.destroyed(live);
    if (live.view.isClosed || this.isDraining) return;
    // The sockets here register with the next owner, which does not know of them.
    setImmediate(() => this.feed.emit('resync', live.id));
  }
}
