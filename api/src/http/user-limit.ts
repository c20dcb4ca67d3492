import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.js';
import { TooManyRequests } from './too-many-requests.js';

/** So many calls a minute for each user, on this instance. */
export class UserLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(
    private readonly config: Pick<Config, 'rateLimitScale'>,
    perMinute: number,
  ) {
    this.limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** @throws TooManyRequests */
  async spend(userId: string): Promise<void> {
    const { rateLimitScale: scale } = this.config;
    if (scale === 0) return;
    await this.limiter.consume(userId, 1 / scale).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw new TooManyRequests(msBeforeNext);
    });
  }
}
