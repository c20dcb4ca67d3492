import type { LiveGame } from '../live/live-game.js';
import type { Head } from '../log/event-log.js';
import { Fenced } from '../log/log-writer.js';
import type { GameLoader } from './game-loader.js';
import type { GamesDeps } from './games-deps.js';
import type { Peers } from './peers.js';
import { Unavailable } from './unavailable.js';
import type { Whereabouts } from './whereabouts.js';

/** Finds the owner of a game, and makes this instance the owner of a game that has none. */
export class Locator {
  constructor(
    private readonly deps: GamesDeps,
    private readonly whereabouts: Whereabouts,
    private readonly loader: GameLoader,
    private readonly peers: Peers,
  ) {}

  /** The live game here, or the id of the instance that owns it. @throws Fenced, Unavailable, Unknown */
  async locate(gameId: string): Promise<LiveGame | string> {
    const where = this.whereabouts.of(gameId);
    switch (where.is) {
      case 'here':
        return where.live;
      case 'loading':
        return where.loaded;
      case 'elsewhere':
        return where.owner;
      case 'finding':
        return this.whereabouts.ownerOf(gameId) ?? where.found;
      case 'quarantined':
        throw new Unavailable();
      default: {
        const found = this.find(gameId, where.is === 'leaving' ? where.left : undefined);
        this.whereabouts.finding(gameId, found);
        return found;
      }
    }
  }

  /** Whether some instance owns the game, or is about to. */
  async isOwned(gameId: string): Promise<boolean> {
    if (['here', 'loading', 'elsewhere', 'finding'].includes(this.whereabouts.of(gameId).is)) return true;
    const head = await this.deps.log.head(gameId);
    return head !== undefined && head.owner !== null && head.owner !== this.deps.instance.id;
  }

  /** Whether this instance may still make the game live. */
  canTake(gameId: string): boolean {
    const { is } = this.whereabouts.of(gameId);
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
    const where = this.whereabouts.of(gameId);
    if (where.is === 'here') return where.live;
    if (where.is === 'loading') return where.loaded;
    if (!head || head.quarantine !== null) throw new Unavailable();
    if (head.phase === 'closed') return this.loader.read(head);
    if (owner === undefined) return this.loader.canOwn(gameId) ? this.loader.claim(head) : this.peers.any();
    if (!bus.isShared) throw new Unavailable();
    this.whereabouts.found(gameId, owner);
    return owner;
  }

  /** The other instance that owns the game, unless it has died. */
  private async ownerIn({ owner, ownerAlive }: Head): Promise<string | undefined> {
    const { bus, instance } = this.deps;
    if (owner === null || owner === instance.id) return undefined;
    if (ownerAlive) return owner;
    if (!instance.isSettling || !bus.isShared) return undefined;
    // All instances have lost their locks with the database: an owner that is on the bus is about to renew its own.
    const present = await bus.reachable([owner]).catch(() => new Set<string>());
    return present.has(owner) ? owner : undefined;
  }
}
