import type { CommandOf } from '#game/commands';
import type { Ack } from '#protocol/messages';
import type { CommandDraft, OwnerReply, Request } from '../bus/requests.js';
import type { LiveGame } from '../live/live-game.js';
import type { Created } from '../log/event-log.js';
import { Fenced } from '../log/log-writer.js';
import { sleep } from '../log/sleep.js';
import type { Caretaker } from './caretaker.js';
import type { Counters } from './counters.js';
import type { GameFeed } from './game-feed.js';
import type { GameLoader } from './game-loader.js';
import type { GamesDeps } from './games-deps.js';
import type { LiveGames } from './live-games.js';
import type { Locator } from './locator.js';
import type { Peers } from './peers.js';
import type { PendingAnswers } from './pending-answers.js';
import type { Placements } from './placements.js';
import { Previews } from './previews.js';
import type { RemoteOwners } from './remote-owners.js';
import type { RequestServer } from './request-server.js';
import { Unavailable } from './unavailable.js';

/** A dead owner is replaced within 3 s; a request is repeated for longer than that. */
export const PATIENCE_MS = 6_000;
/** Backoff while an owner fails or a claim is in progress. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 500];

interface Parts {
  deps: GamesDeps;
  placements: Placements;
  liveGames: LiveGames;
  loader: GameLoader;
  locator: Locator;
  peers: Peers;
  remote: RemoteOwners;
  server: RequestServer;
  caretaker: Caretaker;
  feed: GameFeed;
  pendingAnswers: PendingAnswers;
  counters: Counters;
}

/** The games of the deployment, for the sockets and calls of one instance. Created by `createGames`. */
export class Games {
  readonly caretaker: Caretaker;
  /** For the sockets of this instance. */
  readonly feed: GameFeed;
  readonly pendingAnswers: PendingAnswers;
  readonly counters: Counters;
  readonly previews: Previews;

  constructor(private readonly parts: Parts) {
    const { caretaker, feed, pendingAnswers, counters } = parts;
    this.caretaker = caretaker;
    this.feed = feed;
    this.pendingAnswers = pendingAnswers;
    this.counters = counters;
    this.previews = new Previews(
      (gameId, capacity) => this.request(gameId, { do: 'preview', capacity }),
      parts.loader,
    );
  }

  /** Whether this instance releases its games and takes no more. */
  get isDraining(): boolean {
    return this.parts.liveGames.isDraining;
  }

  /** The games that are live on this instance. */
  get live(): LiveGame[] {
    return this.parts.placements.here.map(({ live }) => live);
  }

  /** Whether the game is live on this instance. */
  owns = (gameId: string): boolean => this.parts.placements.of(gameId).is === 'here';

  /** Creates a game with its first events. It is owned by this instance, or by none if this one is draining. */
  create(gameId: string, command: CommandOf<'OpenSolo' | 'OpenRoom'>): Promise<Created> {
    // Throws if there is no other instance.
    if (this.isDraining) this.parts.peers.any();
    return this.parts.loader.create(gameId, command);
  }

  /**
   * Sends a request to the game's owner, on any instance, until it replies. Calls `receive` once, with the reply at
   * its place among the game's messages, and then resolves with the same reply.
   * @throws Refused, or Unavailable if no owner has replied within PATIENCE_MS
   */
  async request(
    gameId: string,
    request: Request,
    receive: (reply: OwnerReply) => void = () => {},
  ): Promise<OwnerReply> {
    const { clock } = this.parts.deps;
    const until = clock.now() + PATIENCE_MS;
    let reply: OwnerReply = {};
    const keep = (received: OwnerReply) => {
      reply = received;
      receive(received);
    };
    for (let pause = 0; ; pause = Math.min(pause * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS)) {
      if (await this.attempt(gameId, request, keep)) return reply;
      if (clock.now() + pause > until) throw new Unavailable();
      this.counters.resent += 1;
      if (pause > 0) await sleep(pause);
    }
  }

  /** Sends a command to the game's owner and resolves with its receipt. */
  async execute(gameId: string, command: CommandDraft): Promise<Ack> {
    const { ack } = await this.request(gameId, { do: 'wish', wish: command });
    if (!ack) throw new Unavailable();
    return ack;
  }

  /** Releases all games once their decisions are durable, each to an instance with players of the game if possible. */
  releaseAll = (): Promise<void> => this.parts.liveGames.releaseAll();

  /** Whether the owner has replied; if not, another instance may own the game now. */
  private async attempt(
    gameId: string,
    request: Request,
    receive: (reply: OwnerReply) => void,
  ): Promise<boolean> {
    const { deps, placements, locator, remote, server } = this.parts;
    try {
      // A game without an owner counts no sockets: there is none to remove.
      if (request.do === 'leave' && !(await locator.isOwned(gameId))) {
        receive({});
        return true;
      }
      const owner = await locator.locate(gameId);
      if (typeof owner !== 'string') return await server.serve(owner, deps.instance.id, request, receive);
      if ((await remote.request(owner, gameId, request, receive)) === 'replied') return true;
      placements.forget(gameId, owner);
      return false;
    } catch (error) {
      // Another instance was faster to claim the game.
      if (error instanceof Fenced) return false;
      throw error;
    }
  }
}
