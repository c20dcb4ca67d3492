import { TokenBucket } from './token-bucket.js';

const FEWEST_BEFORE_A_LOOK = 1_000;

/** A token bucket for each key. Those that are full again are forgotten: a new one would be the same. */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>();
  private lookAt = FEWEST_BEFORE_A_LOOK;

  constructor(private readonly newBucket: () => TokenBucket) {}

  get size(): number {
    return this.buckets.size;
  }

  /** Takes a token; false when there is none. */
  take(key: string): boolean {
    return this.of(key).take();
  }

  isEmpty(key: string): boolean {
    return this.buckets.get(key)?.isEmpty ?? false;
  }

  private of(key: string): TokenBucket {
    const known = this.buckets.get(key);
    if (known) return known;
    if (this.buckets.size >= this.lookAt) this.forgetFull();
    const bucket = this.newBucket();
    this.buckets.set(key, bucket);
    return bucket;
  }

  private forgetFull(): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull) this.buckets.delete(key);
    this.lookAt = Math.max(FEWEST_BEFORE_A_LOOK, 2 * this.buckets.size);
  }
}
