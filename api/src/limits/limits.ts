import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { Config } from '../config.js';
import { BUDGETS, type Budget, type BudgetName } from './budgets.js';
import { Limit } from './limit.js';
import { TokenBucket } from './token-bucket.js';
import { TokenBuckets } from './token-buckets.js';

/** A Redis that takes longer is away: nobody waits for it. */
const PATIENCE_MS = 100;

export type Spend = (name: BudgetName, key: string, points?: number) => Promise<void>;

/**
 * Limits that hold over all instances that share a Redis. While it is away, and without one, each instance counts for
 * itself.
 */
@Injectable()
export class Limits implements OnApplicationShutdown {
  private readonly logger = new Logger(Limits.name);
  private readonly scale: number;
  private readonly redis?: Redis;
  private readonly kept = new Map<BudgetName, Limit>();

  constructor({ redisUrl, rateLimitScale }: Config) {
    this.scale = rateLimitScale;
    if (!redisUrl || rateLimitScale === 0) return;
    this.redis = new Redis(redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2_000,
      commandTimeout: PATIENCE_MS,
      retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
      connectionName: 'fourtell limits',
    });
    this.redis.on('error', (error) => this.logger.debug(`limits: ${error}`));
  }

  /** The limit that keeps a budget, with its points times `RATE_LIMIT_SCALE`. */
  of(name: BudgetName): Limit {
    const limit = this.kept.get(name) ?? this.limiting(name, BUDGETS[name]);
    this.kept.set(name, limit);
    return limit;
  }

  /** Takes points of a budget. @throws TooManyRequests */
  spend: Spend = (name, key, points) => this.of(name).spend(key, points);

  /** A bucket that keeps a budget of frames or messages; counted here, and at once. */
  bucket(name: BudgetName): TokenBucket {
    const { points, seconds } = BUDGETS[name];
    const scaled = this.scale === 0 ? Number.MAX_SAFE_INTEGER : Math.max(1, points * this.scale);
    return new TokenBucket(scaled, seconds);
  }

  /** A bucket for each address or user. */
  buckets(name: BudgetName): TokenBuckets {
    return new TokenBuckets(() => this.bucket(name));
  }

  limiting(name: string, { points, seconds, per }: Omit<Budget, 'why'>): Limit {
    if (this.scale === 0) return new Limit();
    const scaled = Math.max(1, Math.floor(points * this.scale));
    const settings = { keyPrefix: `fourtell:limit:${name}`, points: scaled, duration: seconds };
    const isOfAddress = per === 'address' || per === 'connection';
    // Nothing is written about addresses.
    const onUsedUp = (key: string) =>
      this.logger.warn({ msg: 'a budget is used up', budget: name, per, ...(isOfAddress ? {} : { key }) });
    const insuranceLimiter = new RateLimiterMemory(settings);
    if (!this.redis || isOfAddress) return new Limit(insuranceLimiter, onUsedUp);
    return new Limit(
      new RateLimiterRedis({
        ...settings,
        storeClient: this.redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter,
      }),
      onUsedUp,
    );
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
