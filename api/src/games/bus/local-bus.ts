import { type Broadcast, Bus, type OwnerMessage, type RequestMessage } from './bus.js';

/** The bus of a single instance, or of several in one process for tests. */
export class LocalBus extends Bus {
  readonly isShared: boolean;
  readonly isConnected = true;
  private readonly subscribed = new Set<string>();

  constructor(
    private readonly id = 'alone',
    private readonly peers?: Map<string, LocalBus>,
  ) {
    super();
    this.isShared = peers !== undefined;
    this.setMaxListeners(0);
    peers?.set(id, this);
  }

  publish(gameId: string, message: OwnerMessage, toOthers: boolean): void {
    this.emit('message', gameId, message);
    if (!toOthers) return;
    for (const peer of this.others()) {
      if (peer.subscribed.has(gameId)) deliver(message, (copy) => peer.emit('message', gameId, copy));
    }
  }

  async subscribe(gameId: string): Promise<void> {
    this.subscribed.add(gameId);
  }

  async send(instance: string, request: RequestMessage): Promise<boolean> {
    const peer = this.peers?.get(instance);
    if (peer) deliver(request, (copy) => peer.emit('request', copy));
    return peer !== undefined;
  }

  async reachable(instances: readonly string[]): Promise<Set<string>> {
    return new Set(instances.filter((id) => this.peers?.has(id)));
  }

  broadcast(broadcast: Broadcast): void {
    this.emit('broadcast', broadcast);
    for (const peer of this.others()) deliver(broadcast, (copy) => peer.emit('broadcast', copy));
  }

  /** Leaves the bus, like an instance that has died. */
  close(): void {
    this.peers?.delete(this.id);
  }

  private others(): LocalBus[] {
    return [...(this.peers?.values() ?? [])].filter((peer) => peer !== this);
  }
}

/** Asynchronous and as text, like over a network: instances share no objects. */
function deliver<T>(content: T, arrive: (copy: T) => void): void {
  const text = JSON.stringify(content);
  setImmediate(() => arrive(JSON.parse(text)));
}
