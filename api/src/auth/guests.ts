import { BadRequestException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NAME_REFUSED } from '#protocol/auth-messages';
import { isOffensive } from '../games/live/chat-filter.js';
import { addressKey } from '../limits/address-key.js';
import { BUDGETS } from '../limits/budgets.js';
import { Limits } from '../limits/limits.js';
import type { TokenBuckets } from '../limits/token-buckets.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { someNames } from './guest-names.js';
import { NewUsers } from './new-users.js';
import { type OpenSignIn, SignIns } from './sign-ins.js';
import { freeNames } from './usernames.js';

const SUGGESTIONS = 3;

/** Signs in people who have chosen a name only. */
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
    if (isOffensive(username)) throw await this.refused();
    const user = await this.newUsers.create(username, { email: null, passwordHash: null, isGuest: true });
    return this.signIns.open(user, false, userAgent);
  }

  private async refused(): Promise<BadRequestException> {
    const suggestions = (await freeNames(this.database.manager, someNames())).slice(0, SUGGESTIONS);
    const errors = [{ path: 'username', message: NAME_REFUSED }];
    return new BadRequestException({ message: NAME_REFUSED, code: 'bad_request', errors, suggestions });
  }
}

const INTERVAL_MS = (BUDGETS.guests.seconds * 1_000) / BUDGETS.guests.points;
