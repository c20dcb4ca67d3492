import { randomUUID } from 'node:crypto';
import { BadRequestException, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BUSY, NAME_REFUSED } from '#protocol/auth-messages';
import { isOffensive } from '../games/live/chat-filter.js';
import { addressKey } from '../limits/address-key.js';
import { BUDGETS } from '../limits/budgets.js';
import { Limits } from '../limits/limits.js';
import type { TokenBuckets } from '../limits/token-buckets.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { numbered, numbersToTry, someNames } from './guest-names.js';
import { type OpenSignIn, SignIns } from './sign-ins.js';
import { UserEntity, usernameKey } from './user.entity.js';
import { freeNames, isTaken, takeSkeletons } from './usernames.js';

const SUGGESTIONS = 3;

/** Signs in people who have chosen a name only. */
@Injectable()
export class Guests {
  private readonly budget: TokenBuckets;

  constructor(
    private readonly database: DataSource,
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
    const user = await this.create(username);
    return this.signIns.open(user, false, userAgent);
  }

  private async create(username: string): Promise<UserEntity> {
    const asChosen = await this.insert(username);
    if (asChosen) return asChosen;
    const sets = [...numbersToTry()];
    let [name] = await this.freeNumbers(username, sets);
    // Many guests may choose the same name at once. Each failed try takes a number at random, out of ever more.
    while (name !== undefined) {
      const user = await this.insert(name);
      if (user) return user;
      const free = await this.freeNumbers(username, sets);
      name = free[Math.floor(Math.random() * free.length)];
      sets.shift();
    }
    throw new ServiceUnavailableException(BUSY);
  }

  /** Undefined if the name is taken. */
  private async insert(username: string): Promise<UserEntity | undefined> {
    const user = this.database.manager.create(UserEntity, {
      id: randomUUID(),
      username,
      usernameKey: usernameKey(username),
      email: null,
      passwordHash: null,
      isGuest: true,
    });
    try {
      await this.database.transaction(async (manager) => {
        await manager.insert(UserEntity, user);
        await takeSkeletons(manager, user.id, username);
      });
      return user;
    } catch (error) {
      if (isTaken(error)) return undefined;
      throw error;
    }
  }

  /** The free names of the first set that has any. */
  private async freeNumbers(username: string, sets: number[][]): Promise<string[]> {
    for (const numbers of sets) {
      const names = numbers.map((number) => numbered(username, number));
      const free = await freeNames(this.database.manager, names);
      if (free.length > 0) return free;
    }
    return [];
  }

  private async refused(): Promise<BadRequestException> {
    const suggestions = (await freeNames(this.database.manager, someNames())).slice(0, SUGGESTIONS);
    const errors = [{ path: 'username', message: NAME_REFUSED }];
    return new BadRequestException({ message: NAME_REFUSED, code: 'bad_request', errors, suggestions });
  }
}

const INTERVAL_MS = (BUDGETS.guests.seconds * 1_000) / BUDGETS.guests.points;
