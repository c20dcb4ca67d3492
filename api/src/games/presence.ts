/** Who is here: the sockets of each seat. Data like time, not an event: never in the log. */
export class Presence {
  private readonly sockets = new Map<number, Set<string>>();
  private readonly here = new Set<number>();

  /** Seats with at least one socket. */
  get seats(): ReadonlySet<number> {
    return this.here;
  }

  enter(seat: number, socketId: string): void {
    const sockets = this.sockets.get(seat) ?? new Set();
    this.sockets.set(seat, sockets.add(socketId));
    this.here.add(seat);
  }

  leave(seat: number, socketId: string): void {
    const sockets = this.sockets.get(seat);
    if (!sockets?.delete(socketId) || sockets.size > 0) return;
    this.sockets.delete(seat);
    this.here.delete(seat);
  }

  /** The seat is given up, whatever sockets it has. */
  remove(seat: number): void {
    this.sockets.delete(seat);
    this.here.delete(seat);
  }
}
