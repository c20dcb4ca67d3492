import { TokenBucket } from './token-bucket.js';

const MIN_EVICTION_SIZE = 1_000;

/** A token bucket for each key. Full buckets are evicted, since a new one is the same. */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>();
  private evictionSize = MIN_EVICTION_SIZE;

  constructor(private readonly newBucket: () => TokenBucket) {}

  get size(): number {
    return this.buckets.size;
  }

  /** Takes a token. Returns false if there is none. */
  take(key: string): boolean {
    return this.of(key).take();
  }

  isEmpty(key: string): boolean {
    return this.buckets.get(key)?.isEmpty ?? false;
  }

  private of(key: string): TokenBucket {
    const known = this.buckets.get(key);
    if (known) return known;
    if (this.buckets.size >= this.evictionSize) this.evictFull();
    const bucket = this.newBucket();
    this.buckets.set(key, bucket);
    return bucket;
  }

  private evictFull(): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull) this.buckets.delete(key);
    this.evictionSize = Math.max(MIN_EVICTION_SIZE, 2 * this.buckets.size);
  }
}
