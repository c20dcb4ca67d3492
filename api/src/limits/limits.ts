import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { Config } from '../config.js';
import { BUDGETS, type Budget, type BudgetName } from './budgets.js';
import { Limit } from './limit.js';
import { TokenBucket } from './token-bucket.js';
import { TokenBuckets } from './token-buckets.js';

/** A Redis that does not reply within this time counts as unavailable. */
const REDIS_TIMEOUT_MS = 100;

export type Spend = (name: BudgetName, key: string, points?: number) => Promise<void>;

/**
 * Rate limits, shared by all instances through Redis. Without Redis, or while it is unavailable, each instance counts on its
 * own.
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
      commandTimeout: REDIS_TIMEOUT_MS,
      retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
      connectionName: 'fourtell limits',
    });
    this.redis.on('error', (error) => this.logger.debug(`limits: ${error}`));
  }

  /** The limit for a budget, whose points are multiplied by `RATE_LIMIT_SCALE`. */
  of(name: BudgetName): Limit {
    const limit = this.kept.get(name) ?? this.limiting(name, BUDGETS[name]);
    this.kept.set(name, limit);
    return limit;
  }

  /** Takes points of a budget. @throws TooManyRequests */
  spend: Spend = (name, key, points) => this.of(name).spend(key, points);

  /** A token bucket for a budget of frames or messages. It is local and synchronous. */
  bucket(name: BudgetName): TokenBucket {
    const { points, seconds } = BUDGETS[name];
    const scaled = this.scale === 0 ? Number.MAX_SAFE_INTEGER : Math.max(1, points * this.scale);
    return new TokenBucket(scaled, seconds);
  }

  /** A token bucket for each address or user. */
  buckets(name: BudgetName): TokenBuckets {
    return new TokenBuckets(() => this.bucket(name));
  }

  limiting(name: string, { points, seconds, per }: Omit<Budget, 'why'>): Limit {
    if (this.scale === 0) return new Limit();
    const scaled = Math.max(1, Math.floor(points * this.scale));
    const settings = { keyPrefix: `fourtell:limit:${name}`, points: scaled, duration: seconds };
    const isOfAddress = per === 'address' || per === 'connection';
    // The log has no addresses, which are personal data.
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
