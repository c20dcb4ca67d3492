/** So many at once and so many a second: asked for every message, so it must cost next to nothing. */
export class TokenBucket {
  private tokens: number;
  private filledAt = 0;

  /** @param now monotonic, ms. */
  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tokens = perSecond;
  }

  /** Takes a token; false when there is none. */
  take(): boolean {
    const at = this.now();
    const filled = ((at - this.filledAt) * this.perSecond) / 1_000;
    this.tokens = Math.min(this.perSecond, this.tokens + filled);
    this.filledAt = at;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
