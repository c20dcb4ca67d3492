import { contextOf } from '#game/game';
import type { GameFeed } from './game-feed.js';
import type { GamesDeps } from './games-deps.js';
import type { LiveGames } from './live-games.js';
import type { Locator } from './locator.js';
import type { Peers } from './peers.js';
import type { Here } from './placement.js';
import type { Placements } from './placements.js';
import type { RemoteOwners } from './remote-owners.js';

/** An owner that is quiet for longer may not know that this instance follows the game. */
const QUIET_TICKS = 4;
/** Heartbeats are a second apart; after a longer pause others may have counted this instance as dead. */
const PAUSED_MS = 2_500;
/** Overdue games that are taken over concurrently. */
const CONCURRENT_CLAIMS = 4;

/** Periodic checks of the games that are owned or followed here. */
export class Caretaker {
  /** Owners that have left the bus, and whose games have been looked for since. */
  private readonly absent = new Set<string>();
  /** `instance.beatAt` at the last tick, epoch ms. */
  private beatAt: number;

  constructor(
    private readonly deps: GamesDeps,
    private readonly placements: Placements,
    private readonly locator: Locator,
    private readonly liveGames: LiveGames,
    private readonly remote: RemoteOwners,
    private readonly peers: Peers,
    private readonly feed: GameFeed,
  ) {
    this.beatAt = deps.instance.beatAt;
  }

  /** To be called once a second. */
  async tick(): Promise<void> {
    await this.checkOwned();
    const { bus, instance } = this.deps;
    this.peers.tick();
    this.remote.cancel(({ owner }) => !instance.peers.has(owner));
    for (const here of this.placements.here) this.tickGame(here);
    const isAlive = (owner: string) => instance.peers.has(owner);
    // While the bus is unavailable all owners are quiet.
    const quietTicks = !bus.isConnected ? Number.POSITIVE_INFINITY : QUIET_TICKS;
    const lost = this.placements.tick(isAlive, bus.isFollowed, quietTicks);
    await Promise.all(lost.map((gameId) => this.lookFor(gameId)));
  }

  /** To be called several times a second: an owner that has left the bus has probably died, and its players wait. */
  async checkOwners(): Promise<void> {
    const { bus } = this.deps;
    const owners = this.placements.byOwner;
    for (const owner of this.absent) if (!owners.has(owner)) this.absent.delete(owner);
    if (owners.size === 0 || !bus.isConnected) return;
    const present = await bus.reachable([...owners.keys()]).catch(() => undefined);
    if (!present) return;
    const lost = [...owners.keys()].filter((owner) => !present.has(owner) && !this.absent.has(owner));
    for (const owner of present) this.absent.delete(owner);
    for (const owner of lost) {
      this.absent.add(owner);
      this.remote.cancel((request) => request.owner === owner);
    }
    await Promise.all(lost.flatMap((owner) => owners.get(owner) ?? []).map((gameId) => this.lookFor(gameId)));
  }

  /** Takes over games that are overdue and have no living owner. */
  async sweep(overdueMs: number, limit: number): Promise<void> {
    const { log, instance } = this.deps;
    if (instance.isSettling) return;
    const overdue = await log.overdue(overdueMs, limit, instance.id);
    // Concurrently, so that one long log does not delay all other games.
    const takeSome = async () => {
      for (let head = overdue.shift(); head; head = overdue.shift())
        if (this.locator.canTake(head.gameId)) await this.locator.take(head.gameId, head);
    };
    await Promise.all(Array.from({ length: CONCURRENT_CLAIMS }, takeSome));
  }

  /** Removes the sockets of dead instances, publishes a pulse, and moves the game to the instance with all its players. */
  private tickGame(here: Here): void {
    const { bus, instance } = this.deps;
    const { id: by } = instance;
    const { live } = here;
    const { edges, presence, epoch, publishedSeq: seq } = live;
    for (const edge of edges) if (this.peers.isDead(edge)) live.presence.loseInstance(edge);
    const sockets = Object.fromEntries(presence.countsByInstance);
    if (edges.size > 0) bus.publish(live.id, { kind: 'pulse', by, epoch, seq, sockets }, true);
    const holders = Object.keys(sockets);
    edges.clear();
    for (const edge of holders) if (edge !== by) edges.add(edge);
    const [edge] = edges;
    const soleEdge = holders.length === 1 && edge && !instance.draining.has(edge) ? edge : undefined;
    const moves = soleEdge !== undefined && soleEdge === here.soleEdge && !here.isMoving;
    here.soleEdge = soleEdge;
    if (!moves) return;
    here.isMoving = true;
    // Not awaited: the release waits until all decisions are durable.
    void this.liveGames.release(live, soleEdge);
  }

  /** After a long pause other instances may have claimed games of this one and dropped its sockets from theirs. */
  private async checkOwned(): Promise<void> {
    const { beatAt } = this.deps.instance;
    if (beatAt - this.beatAt > PAUSED_MS) {
      for (const { live } of this.placements.here) {
        const head = await this.deps.log.head(live.id);
        if (head && head.epoch !== live.epoch) live.destroy();
      }
      for (const gameId of this.placements.followed) this.feed.emit('resync', gameId);
    }
    this.beatAt = beatAt;
  }

  private async lookFor(gameId: string): Promise<void> {
    // If the log is away, the game stays ownerless and the next tick tries again.
    this.placements.ownerless(gameId);
    const taken = await this.locator.take(gameId);
    // A process that is no server may have closed the room, and its sockets have not learned of it.
    const isClosedRoom = taken?.view.isClosed && contextOf(taken.game).kind === 'room';
    const hasOwner = this.placements.ownerOf(gameId) !== undefined;
    // The sockets of an instance that drains lead another one to take the game.
    if (isClosedRoom || hasOwner || this.liveGames.isDraining) this.feed.emit('resync', gameId);
  }
}
