/** Spreads a burst of work over turns of the event loop, so that other work can run in between. */
export class TurnQueue {
  private readonly waiting: (() => void)[] = [];
  private remaining: number;
  private isScheduled = false;

  /** @param most the largest number of queued items. */
  constructor(
    private readonly perTurn: number,
    private readonly most: number,
  ) {
    this.remaining = perTurn;
  }

  /** Runs `work` now or in a later turn, in the order in which it was added. Returns false, and never runs it, if the queue is full. */
  add(work: () => void): boolean {
    if (this.waiting.length >= this.most) return false;
    if (!this.isScheduled) setImmediate(() => this.next());
    this.isScheduled = true;
    if (this.remaining === 0 || this.waiting.length > 0) this.waiting.push(work);
    else this.do(work);
    return true;
  }

  private next(): void {
    this.remaining = this.perTurn;
    for (let work = this.waiting.shift(); work; work = this.remaining > 0 ? this.waiting.shift() : undefined)
      this.do(work);
    this.isScheduled = this.remaining < this.perTurn;
    if (this.isScheduled) setImmediate(() => this.next());
  }

  private do(work: () => void): void {
    this.remaining -= 1;
    work();
  }
}
