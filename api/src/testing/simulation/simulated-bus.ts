import { type Asked, Bus, type News, type Said } from '../../games/bus/bus.js';
import type { World } from './world.js';

/** A bus between instances that loses, duplicates, delays and reorders messages. */
export class SimulatedBus extends Bus {
  readonly connects = true;
  isAway = false;
  private readonly followed = new Set<string>();
  private readonly lastArrival = new Map<SimulatedBus, number>();

  constructor(
    private readonly id: string,
    private readonly peers: Map<string, SimulatedBus>,
    private readonly world: World,
  ) {
    super();
    this.setMaxListeners(0);
    peers.set(id, this);
  }

  say(gameId: string, said: Said, toOthers: boolean): void {
    this.emit('said', gameId, said);
    if (!toOthers) return;
    const text = JSON.stringify(said);
    for (const peer of this.others()) {
      if (peer.followed.has(gameId)) this.carry(peer, () => peer.emit('said', gameId, JSON.parse(text)));
    }
  }

  async follow(gameId: string): Promise<void> {
    await this.reach();
    this.followed.add(gameId);
    await this.world.time.sleep(this.world.random.next());
  }

  async ask(instance: string, asked: Asked): Promise<boolean> {
    const text = JSON.stringify(asked);
    await this.reach();
    const peer = this.peers.get(instance);
    if (!peer) return false;
    this.carry(peer, () => peer.emit('asked', JSON.parse(text)));
    return true;
  }

  async present(instances: readonly string[]): Promise<Set<string>> {
    await this.reach();
    return new Set(instances.filter((id) => this.peers.has(id)));
  }

  announce(news: News): void {
    this.emit('news', news);
    for (const peer of this.others()) this.carry(peer, () => peer.emit('news', news));
  }

  /** Blocks all messages for a while. */
  leave(ms: number): void {
    if (this.isAway) return;
    this.isAway = true;
    this.emit('away');
    this.world.time.after(ms, this.id, () => {
      this.isAway = false;
      this.emit('back');
    });
  }

  private others(): SimulatedBus[] {
    return [...this.peers.values()].filter((peer) => peer !== this);
  }

  private async reach(): Promise<void> {
    await this.world.time.sleep(this.world.random.next());
    if (this.isAway) throw new Error('the bus is away');
  }

  private carry(peer: SimulatedBus, arrive: () => void): void {
    const { time, random, chaos } = this.world;
    const { lost, doubled, reordered, late } = chaos.bus;
    if (this.isAway || random.next() < lost) return;
    for (let copies = random.next() < doubled ? 2 : 1; copies > 0; copies--) {
      const slow = random.next() < late ? random.next() * 4_000 : 0;
      const outOfOrder = random.next() < reordered ? random.next() * 60 : 0;
      let at = time.now + 0.2 + random.next() * 2;
      if (slow + outOfOrder === 0) {
        at = Math.max(at, (this.lastArrival.get(peer) ?? 0) + 0.001);
        this.lastArrival.set(peer, at);
      }
      time.after(at + slow + outOfOrder - time.now, peer.id, () => {
        if (!peer.isAway) arrive();
      });
    }
  }
}
