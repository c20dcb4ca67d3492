/** Who is here: the sockets of each seat, on each instance. Data like time, not an event: never in the log. */
export class Presence {
  /** By seat, from socket to the instance that holds it. */
  private readonly sockets = new Map<number, Map<string, string>>();
  private readonly here = new Set<number>();
  private readonly counts = new Map<string, number>();

  /** Seats with at least one socket. */
  get seats(): ReadonlySet<number> {
    return this.here;
  }

  /** Sockets by instance. */
  get instances(): ReadonlyMap<string, number> {
    return this.counts;
  }

  enter(seat: number, socketId: string, instance: string): void {
    const sockets = this.sockets.get(seat) ?? new Map();
    if (!sockets.has(socketId)) this.count(instance, 1);
    this.sockets.set(seat, sockets.set(socketId, instance));
    this.here.add(seat);
  }

  leave(seat: number, socketId: string): void {
    const sockets = this.sockets.get(seat);
    const instance = sockets?.get(socketId);
    if (!sockets || instance === undefined) return;
    sockets.delete(socketId);
    this.count(instance, -1);
    if (sockets.size === 0) this.remove(seat);
  }

  /** The seat is given up, whatever sockets it has. */
  remove(seat: number): void {
    for (const instance of this.sockets.get(seat)?.values() ?? []) this.count(instance, -1);
    this.sockets.delete(seat);
    this.here.delete(seat);
  }

  /** The sockets of an instance that is gone, with their seats. */
  socketsOn(instance: string): { seat: number; socketId: string }[] {
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
