/** Token bucket that refills at a constant rate, from empty to full in `seconds`. It runs for every frame, so it must be cheap. */
export class TokenBucket {
  private tokens: number;
  private filledAt = 0;

  /** @param now monotonic, ms. */
  constructor(
    private readonly points: number,
    private readonly seconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tokens = points;
  }

  get isFull(): boolean {
    return this.filled() >= this.points;
  }

  get isEmpty(): boolean {
    return this.filled() < 1;
  }

  /** Takes tokens. Returns false, and takes none, if there are too few. */
  take(tokens = 1): boolean {
    if (this.filled() < tokens) return false;
    this.tokens -= tokens;
    return true;
  }

  private filled(): number {
    const at = this.now();
    const more = ((at - this.filledAt) * this.points) / (this.seconds * 1_000);
    this.tokens = Math.min(this.points, this.tokens + more);
    this.filledAt = at;
    return this.tokens;
  }
}
