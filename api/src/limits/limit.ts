import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './too-many-requests.js';

/** A rate limit with its own points for each key. Without a limiter, everything is allowed. */
export class Limit {
  /** @param onUsedUp called once per key and period, not at each refusal, since senders control the number of refusals. */
  constructor(
    private readonly limiter?: RateLimiterAbstract,
    private readonly onUsedUp: (key: string) => void = () => {},
  ) {}

  /** Takes points. Resolves to false if the limit is exceeded. */
  async allows(key: string, points = 1): Promise<boolean> {
    return (await this.take(key, points)) === 0;
  }

  /** Refunds one point, for work that was not done. */
  async giveBack(key: string): Promise<void> {
    await this.limiter?.reward(hashTag(key));
  }

  /** @throws TooManyRequests */
  async spend(key: string, points = 1): Promise<void> {
    const ms = await this.take(key, points);
    if (ms > 0) throw new TooManyRequests(ms);
  }

  /** Resolves to the ms to wait, or 0 if the points were within the limit. */
  private async take(key: string, points: number): Promise<number> {
    if (!this.limiter) return 0;
    try {
      await this.limiter.consume(hashTag(key), points);
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // The limiter counts refused points too, so only the first refusal is near the limit.
      if (error.consumedPoints - points <= this.limiter.points) this.onUsedUp(key);
      return Math.max(error.msBeforeNext, 1);
    }
  }
}

/** The hash tag makes a Redis Cluster store everything for a key on one shard. */
const hashTag = (key: string) => `{${key}}`;
