import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './too-many-requests.js';

/** So many of something in some time, for each key. Without a limiter there is no limit. */
export class Limit {
  constructor(private readonly limiter?: RateLimiterAbstract) {}

  /** Counts one; whether it is within the limit. */
  async allows(key: string): Promise<boolean> {
    return (await this.take(key)) === 0;
  }

  /** Counts one. @throws TooManyRequests */
  async spend(key: string): Promise<void> {
    const ms = await this.take(key);
    if (ms > 0) throw new TooManyRequests(ms);
  }

  /** Ms to wait. */
  private async take(key: string): Promise<number> {
    try {
      // A hash tag: in a Redis Cluster whatever is kept for a key is on one shard.
      await this.limiter?.consume(`{${key}}`);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1);
      throw error;
    }
  }
}
