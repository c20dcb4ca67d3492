import type { PublicMessage } from '#protocol/messages';

const INTERVAL_MS = 250;
/** Batches are rarer in the largest rooms: a message to 10,000 players delays everything else on the server. */
const INTERVAL_MS_PER_PLAYER = 0.1;

/**
 * Joins and leaves of a large room, published in batches: the cost of a join must not grow with the room. A client that
 * gets the state before the batch may receive some of the names twice.
 */
export class RosterBatch {
  private joined: string[] = [];
  private left: string[] = [];
  private last = { seq: 0, server_time: 0, total: 0 };
  private timer?: NodeJS.Timeout;

  constructor(private readonly publish: (message: PublicMessage) => void) {}

  add(
    change: { joined?: string; left?: string },
    last: { seq: number; server_time: number; total: number },
  ): void {
    if (change.joined !== undefined) this.joined.push(change.joined);
    if (change.left !== undefined) this.left.push(change.left);
    this.last = last;
    const intervalMs = Math.max(INTERVAL_MS, last.total * INTERVAL_MS_PER_PLAYER);
    this.timer ??= setTimeout(() => this.flush(), intervalMs);
  }

  /** Comes before any other numbered message, so that the numbers stay in order. */
  flush(): void {
    if (!this.timer) return;
    this.stop();
    const { joined, left } = this;
    [this.joined, this.left] = [[], []];
    this.publish(['roster', { joined, left, ...this.last }]);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
