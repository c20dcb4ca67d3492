import type { PublicMessage } from '#protocol/messages';

const EVERY_MS = 250;
/** In the largest rooms less often: telling 10,000 players takes the server's time from all of them. */
const EVERY_MS_PER_PLAYER = 0.1;

/**
 * Joins and leaves of a large room, told together: the cost of a join must not grow with the room. Whoever gets the
 * state meanwhile finds some of them in it already, and then hears of them once more.
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
    this.timer ??= setTimeout(() => this.flush(), Math.max(EVERY_MS, last.total * EVERY_MS_PER_PLAYER));
  }

  /** Before any other numbered message, so that the numbers go out in order. */
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
