import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './too-many-requests.js';

/** So many points in some time, for each key. Without a limiter there is no limit. */
export class Limit {
  /** @param onUsedUp told once for each key until its time is over, not at each refusal: senders choose how many there are. */
  constructor(
    private readonly limiter?: RateLimiterAbstract,
    private readonly onUsedUp: (key: string) => void = () => {},
  ) {}

  /** Whether what is taken is within the limit. */
  async allows(key: string, points = 1): Promise<boolean> {
    return (await this.take(key, points)) === 0;
  }

  /** Counts one less: what it was spent on has not been done. */
  async giveBack(key: string): Promise<void> {
    await this.limiter?.reward(hashTag(key));
  }

  /** @throws TooManyRequests */
  async spend(key: string, points = 1): Promise<void> {
    const ms = await this.take(key, points);
    if (ms > 0) throw new TooManyRequests(ms);
  }

  /** Ms to wait. */
  private async take(key: string, points: number): Promise<number> {
    if (!this.limiter) return 0;
    try {
      await this.limiter.consume(hashTag(key), points);
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // What is refused is counted, too.
      if (error.consumedPoints - points <= this.limiter.points) this.onUsedUp(key);
      return Math.max(error.msBeforeNext, 1);
    }
  }
}

/** In a Redis Cluster whatever is kept for a key is on one shard. */
const hashTag = (key: string) => `{${key}}`;
