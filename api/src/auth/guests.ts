import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addressKey } from '../limits/address-key.js';
import { BUDGETS } from '../limits/budgets.js';
import { Limits } from '../limits/limits.js';
import type { TokenBuckets } from '../limits/token-buckets.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { NewUsers } from './new-users.js';
import { assertInoffensive } from './offensive-names.js';
import { type OpenSignIn, SignIns } from './sign-ins.js';

/** Signs in visitors who have only chosen a name. */
@Injectable()
export class Guests {
  private readonly budget: TokenBuckets;

  constructor(
    private readonly database: DataSource,
    private readonly newUsers: NewUsers,
    private readonly signIns: SignIns,
    limits: Limits,
  ) {
    this.budget = limits.buckets('guests');
  }

  /**
   * Creates a guest and signs them in for the browser session. A taken name gets the next free number.
   * @throws BadRequestException with suggestions for an offensive name; TooManyRequests
   */
  async enter(username: string, address: string, userAgent?: string): Promise<OpenSignIn> {
    if (!this.budget.take(addressKey(address))) throw new TooManyRequests(INTERVAL_MS);
    await assertInoffensive(this.database.manager, username);
    const user = await this.newUsers.create(username, { email: null, passwordHash: null, isGuest: true });
    return this.signIns.open(user, false, userAgent);
  }
}

const INTERVAL_MS = (BUDGETS.guests.seconds * 1_000) / BUDGETS.guests.points;
