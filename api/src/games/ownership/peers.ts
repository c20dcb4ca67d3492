import type { GamesDeps } from './games-deps.js';
import { Unavailable } from './unavailable.js';

/** `instance.peers` may be a second old, so an instance that is not in it may be starting. */
const STARTING_TICKS = 5;

/** The other instances: those that can take a game, and those that have died. */
export class Peers {
  private alive: ReadonlySet<string> = new Set();
  private died: ReadonlySet<string> = new Set();
  /** For instances that have never been alive: ticks since they were first checked. */
  private readonly unseen = new Map<string, number>();

  constructor(private readonly deps: Pick<GamesDeps, 'bus' | 'instance'>) {}

  /** Instances that requests can be sent to. */
  get reachable(): string[] {
    const { bus, instance } = this.deps;
    return bus.isShared ? [...instance.peers].filter((peer) => peer !== instance.id) : [];
  }

  /** An instance that can take a game which this one cannot. @throws Unavailable */
  any(): string {
    const peer = oneOf(this.takers);
    if (peer === undefined) throw new Unavailable();
    return peer;
  }

  /** An instance to which a game can be released: one of `edges` if possible. */
  successor(edges: ReadonlySet<string>): string | undefined {
    const peers = this.takers;
    const near = peers.filter((peer) => edges.has(peer));
    return oneOf(near.length > 0 ? near : peers);
  }

  private get takers(): string[] {
    return this.reachable.filter((peer) => !this.deps.instance.draining.has(peer));
  }

  /** To be called once a second. */
  tick(): void {
    const alive = new Set(this.deps.instance.peers);
    this.died = new Set([...this.alive].filter((peer) => !alive.has(peer)));
    this.alive = alive;
    for (const [id, ticks] of this.unseen) {
      if (alive.has(id) || ticks > STARTING_TICKS) this.unseen.delete(id);
      else this.unseen.set(id, ticks + 1);
    }
  }

  /** Distinguishes dead instances from instances that are still starting. */
  isDead(id: string): boolean {
    if (this.alive.has(id)) return false;
    if (this.died.has(id)) return true;
    const ticks = this.unseen.get(id) ?? 0;
    this.unseen.set(id, ticks);
    return ticks >= STARTING_TICKS;
  }
}

const oneOf = (ids: string[]): string | undefined => ids[Math.floor(Math.random() * ids.length)];
