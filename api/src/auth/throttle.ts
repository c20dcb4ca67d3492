import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { addressKey } from '../limits/address-key.js';
import { TooManyRequests } from '../limits/too-many-requests.js';

const MINUTE = 60;
const FREE_FAILURES = 5;
const LONGEST_DELAY = 5 * MINUTE;

/** Seconds that must pass between attempts once `failures` in a row went wrong. */
export function delayAfter(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES - 1), LONGEST_DELAY);
}

/** Slows down guessing. Counts are kept in Postgres: they hold for all instances and outlive a restart. */
@Injectable()
export class Throttle {
  private readonly isOn: boolean;
  private readonly failures: RateLimiterAbstract;
  private readonly pauses: RateLimiterAbstract;
  private readonly loginsByAddress: RateLimiterAbstract;
  private readonly failuresByAddress: RateLimiterAbstract;
  private readonly registrationsByAddress: RateLimiterAbstract;

  constructor(database: DataSource, { rateLimitScale }: Config) {
    this.isOn = rateLimitScale > 0;
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: database,
        storeType: 'typeorm',
        tableName: 'rate_limit',
        tableCreated: true,
        // The purge does it, in small steps and on one instance.
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      });
    const scaled = (points: number) => Math.max(1, Math.ceil(points * rateLimitScale));
    this.failures = limiter('account-failures', FREE_FAILURES, 60 * MINUTE);
    this.pauses = limiter('account-pause', 1, 1);
    // A hall of two thousand people behind one address logs in within minutes.
    this.loginsByAddress = limiter('address-logins', scaled(600), MINUTE);
    this.failuresByAddress = limiter('address-failures', scaled(300), 10 * MINUTE);
    this.registrationsByAddress = limiter('address-registrations', scaled(300), MINUTE);
  }

  /** @throws TooManyRequests */
  async beforeRegister(address: string): Promise<void> {
    if (this.isOn) await consume(this.registrationsByAddress, addressKey(address));
  }

  /**
   * Counts an attempt before the password is looked at, so that parallel guesses cannot slip through.
   * @throws TooManyRequests also for accounts that do not exist.
   */
  async beforeLogin(email: string, address: string): Promise<void> {
    if (!this.isOn) return;
    const account = accountKey(email);
    const pause = await this.pauses.get(account);
    if (pause && pause.msBeforeNext > 0) throw new TooManyRequests(pause.msBeforeNext);
    const failed = await this.failuresByAddress.get(addressKey(address));
    if (failed && failed.remainingPoints <= 0) throw new TooManyRequests(failed.msBeforeNext);
    await consume(this.loginsByAddress, addressKey(address));
    const { consumedPoints } = await this.failures.penalty(account);
    const customDuration = delayAfter(consumedPoints);
    if (customDuration) await consume(this.pauses, account, { customDuration });
  }

  async afterFailure(address: string): Promise<void> {
    if (this.isOn) await this.failuresByAddress.penalty(addressKey(address));
  }

  async afterSuccess(email: string): Promise<void> {
    if (!this.isOn) return;
    const account = accountKey(email);
    await Promise.all([this.failures.delete(account), this.pauses.delete(account)]);
  }
}

// Emails are neither stored where nobody looks for them nor of any length.
const accountKey = (email: string) => createHash('sha256').update(email).digest('base64url');

async function consume(limiter: RateLimiterAbstract, key: string, options = {}): Promise<void> {
  try {
    await limiter.consume(key, 1, options);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyRequests(error.msBeforeNext);
    throw error;
  }
}
