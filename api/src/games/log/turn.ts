/** Longer than this, and other games would notice. */
const LONGEST_MS = 10;

/** For work that takes long: what is done between two turns of the event loop. */
export class Turn {
  private began = performance.now();

  get isLong(): boolean {
    return performance.now() - this.began > LONGEST_MS;
  }

  /** Everything else has its turn first. */
  async next(): Promise<void> {
    await new Promise<void>((done) => void setImmediate(done));
    this.began = performance.now();
  }
}
