/** Does what arrives together in parts, one in each turn of the event loop, so that everything else has its turn between them. */
export class TurnQueue {
  private readonly waiting: (() => void)[] = [];
  private left: number;
  private isScheduled = false;

  /** @param most how much may wait. */
  constructor(
    private readonly perTurn: number,
    private readonly most: number,
  ) {
    this.left = perTurn;
  }

  /** Does `work` now or in a later turn, in the order in which it was added. False if the queue is full: it is never done. */
  add(work: () => void): boolean {
    if (this.waiting.length >= this.most) return false;
    if (!this.isScheduled) setImmediate(() => this.next());
    this.isScheduled = true;
    if (this.left === 0 || this.waiting.length > 0) this.waiting.push(work);
    else this.do(work);
    return true;
  }

  private next(): void {
    this.left = this.perTurn;
    for (let work = this.waiting.shift(); work; work = this.left > 0 ? this.waiting.shift() : undefined)
      this.do(work);
    this.isScheduled = this.left < this.perTurn;
    if (this.isScheduled) setImmediate(() => this.next());
  }

  private do(work: () => void): void {
    this.left -= 1;
    work();
  }
}
