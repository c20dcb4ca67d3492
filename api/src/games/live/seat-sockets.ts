/** The sockets of each seat, and the instance that holds each socket. */
export class SeatSockets {
  /** By seat, from socket to instance. */
  private readonly sockets = new Map<number, Map<string, string>>();
  private readonly connected = new Set<number>();
  private readonly counts = new Map<string, number>();

  /** Seats with at least one socket. */
  get seats(): ReadonlySet<number> {
    return this.connected;
  }

  /** Number of sockets by instance. */
  get countsByInstance(): ReadonlyMap<string, number> {
    return this.counts;
  }

  add(seat: number, socketId: string, instance: string): void {
    const sockets = this.sockets.get(seat) ?? new Map();
    if (!sockets.has(socketId)) this.count(instance, 1);
    this.sockets.set(seat, sockets.set(socketId, instance));
    this.connected.add(seat);
  }

  remove(seat: number, socketId: string): void {
    const sockets = this.sockets.get(seat);
    const instance = sockets?.get(socketId);
    if (!sockets || instance === undefined) return;
    sockets.delete(socketId);
    this.count(instance, -1);
    if (sockets.size === 0) this.removeSeat(seat);
  }

  /** Removes the seat with all its sockets. */
  removeSeat(seat: number): void {
    for (const instance of this.sockets.get(seat)?.values() ?? []) this.count(instance, -1);
    this.sockets.delete(seat);
    this.connected.delete(seat);
  }

  /** The sockets that an instance holds, with their seats. */
  on(instance: string): { seat: number; socketId: string }[] {
    return [...this.sockets].flatMap(([seat, sockets]) =>
      [...sockets].flatMap(([socketId, on]) => (on === instance ? [{ seat, socketId }] : [])),
    );
  }

  private count(instance: string, by: 1 | -1): void {
    const count = (this.counts.get(instance) ?? 0) + by;
    if (count === 0) this.counts.delete(instance);
    else this.counts.set(instance, count);
  }
}
