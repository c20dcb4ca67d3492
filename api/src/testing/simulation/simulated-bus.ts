import {
  type Broadcast,
  Bus,
  BusDisconnected,
  type OwnerMessage,
  type RequestMessage,
} from '../../games/bus/bus.js';
import type { World } from './world.js';

/** A bus between instances that loses, duplicates, delays and reorders messages. */
export class SimulatedBus extends Bus {
  readonly isShared = true;
  isConnected = true;
  private readonly subscribed = new Set<string>();
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

  publish(gameId: string, message: OwnerMessage, toOthers: boolean): void {
    this.emit('message', gameId, message);
    if (!toOthers) return;
    const text = JSON.stringify(message);
    for (const peer of this.others()) {
      if (peer.subscribed.has(gameId)) this.carry(peer, () => peer.emit('message', gameId, JSON.parse(text)));
    }
  }

  async subscribe(gameId: string): Promise<void> {
    await this.reach();
    this.subscribed.add(gameId);
    await this.world.time.sleep(this.world.random.next());
  }

  async send(instance: string, request: RequestMessage): Promise<boolean> {
    const text = JSON.stringify(request);
    await this.reach();
    const peer = this.peers.get(instance);
    if (!peer) return false;
    this.carry(peer, () => peer.emit('request', JSON.parse(text)));
    return true;
  }

  async reachable(instances: readonly string[]): Promise<Set<string>> {
    await this.reach();
    return new Set(instances.filter((id) => this.peers.has(id)));
  }

  broadcast(broadcast: Broadcast): void {
    this.emit('broadcast', broadcast);
    for (const peer of this.others()) this.carry(peer, () => peer.emit('broadcast', broadcast));
  }

  /** Blocks all messages for a while. */
  leave(ms: number): void {
    if (!this.isConnected) return;
    this.isConnected = false;
    this.emit('disconnected');
    this.world.time.after(ms, this.id, () => {
      this.isConnected = true;
      this.emit('connected');
    });
  }

  private others(): SimulatedBus[] {
    return [...this.peers.values()].filter((peer) => peer !== this);
  }

  private async reach(): Promise<void> {
    await this.world.time.sleep(this.world.random.next());
    if (!this.isConnected) throw new BusDisconnected();
  }

  private carry(peer: SimulatedBus, arrive: () => void): void {
    const { time, random, chaos } = this.world;
    const { lost, doubled, reordered, late } = chaos.bus;
    if (!this.isConnected || random.next() < lost) return;
    for (let copies = random.next() < doubled ? 2 : 1; copies > 0; copies--) {
      const slow = random.next() < late ? random.next() * 4_000 : 0;
      const outOfOrder = random.next() < reordered ? random.next() * 60 : 0;
      let at = time.now + 0.2 + random.next() * 2;
      if (slow + outOfOrder === 0) {
        at = Math.max(at, (this.lastArrival.get(peer) ?? 0) + 0.001);
        this.lastArrival.set(peer, at);
      }
      time.after(at + slow + outOfOrder - time.now, peer.id, () => {
        if (peer.isConnected) arrive();
      });
    }
  }
}
