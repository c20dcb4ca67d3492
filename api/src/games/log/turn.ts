/** A longer turn of the event loop would delay other games noticeably. */
const MAX_TURN_MS = 10;

/** Divides long work into short turns of the event loop. */
export class Turn {
  private began = performance.now();

  get isLong(): boolean {
    return performance.now() - this.began > MAX_TURN_MS;
  }

  /** Resolves after all other pending work has had its turn. */
  async next(): Promise<void> {
    await new Promise<void>((done) => void setImmediate(done));
    this.began = performance.now();
  }
}
