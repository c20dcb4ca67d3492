import type { LiveGame } from '../live/live-game.js';
import type { Head } from '../log/event-log.js';
import { Fenced } from '../log/log-writer.js';
import type { GameLoader } from './game-loader.js';
import type { GamesDeps } from './games-deps.js';
import type { Peers } from './peers.js';
import type { Placements } from './placements.js';
import { Unavailable } from './unavailable.js';

/** Finds the owner of a game, and makes this instance the owner of a game that has none. */
export class Locator {
  constructor(
    private readonly deps: GamesDeps,
    private readonly placements: Placements,
    private readonly loader: GameLoader,
    private readonly peers: Peers,
  ) {}

  /** The live game here, or the id of the instance that owns it. @throws Fenced, Unavailable, Unknown */
  async locate(gameId: string): Promise<LiveGame | string> {
    const placement = this.placements.of(gameId);
    switch (placement.is) {
      case 'here':
        return placement.live;
      case 'loading':
        return placement.loaded;
      case 'elsewhere':
        return placement.owner;
      case 'finding':
        return this.placements.ownerOf(gameId) ?? placement.found;
      case 'quarantined':
        throw new Unavailable();
      default: {
        const found = this.find(gameId, placement.is === 'leaving' ? placement.left : undefined);
        this.placements.finding(gameId, found);
        return found;
      }
    }
  }

  /** Whether an instance owns the game or is claiming it. */
  async isOwned(gameId: string): Promise<boolean> {
    if (['here', 'loading', 'elsewhere', 'finding'].includes(this.placements.of(gameId).is)) return true;
    const head = await this.deps.log.head(gameId);
    return head !== undefined && head.owner !== null && head.owner !== this.deps.instance.id;
  }

  /** Whether this instance may load the game. */
  canTake(gameId: string): boolean {
    const { is } = this.placements.of(gameId);
    return is !== 'here' && is !== 'loading' && this.loader.canOwn(gameId);
  }

  /**
   * Makes the game live here if it has no owner, and resolves to it. `head` saves the lookup if the caller has read it. Never
   * rejects.
   */
  async take(gameId: string, head?: Head): Promise<LiveGame | undefined> {
    try {
      const found = await (head ? this.loader.claim(head) : this.locate(gameId));
      if (typeof found === 'string') return undefined;
      if (found.isOver) found.destroy();
      return found;
    } catch (error) {
      if (!(error instanceof Fenced)) this.deps.report('could not take over', gameId, error);
      return undefined;
    }
  }

  private async find(gameId: string, left?: Promise<void>): Promise<LiveGame | string> {
    const { log, bus } = this.deps;
    // Throws if there is no other instance.
    if (this.loader.isDraining) this.peers.any();
    await left;
    const head = await log.head(gameId);
    const owner = head && (await this.ownerIn(head));
    const placement = this.placements.of(gameId);
    if (placement.is === 'here') return placement.live;
    if (placement.is === 'loading') return placement.loaded;
    if (!head || head.quarantine !== null) throw new Unavailable();
    if (head.phase === 'closed') return this.loader.read(head);
    if (owner === undefined) return this.loader.canOwn(gameId) ? this.loader.claim(head) : this.peers.any();
    if (!bus.isShared) throw new Unavailable();
    this.placements.found(gameId, owner);
    return owner;
  }

  /** The other instance that owns the game, unless it has died. */
  private async ownerIn({ owner, ownerAlive }: Head): Promise<string | undefined> {
    const { bus, instance } = this.deps;
    if (owner === null || owner === instance.id) return undefined;
    if (ownerAlive) return owner;
    if (!instance.isSettling || !bus.isShared) return undefined;
    // After an outage of the database all locks are lost. An owner that is on the bus will renew its lock.
    const present = await bus.reachable([owner]).catch(() => new Set<string>());
    return present.has(owner) ? owner : undefined;
  }
}
