import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  ALREADY_TAKEN,
  type LoginBody,
  REFRESH_TOKEN_EXPIRED,
  REFRESH_TOKEN_INVALID,
  REFRESH_TOKEN_MISSING,
  type RegisterBody,
  WRONG_CREDENTIALS,
} from '#protocol/auth-messages';
import { addressKey } from '../limits/address-key.js';
import type { Limit } from '../limits/limit.js';
import { Limits } from '../limits/limits.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { assertHardToGuess } from './new-password.js';
import { Passwords } from './passwords.js';
import type { Place } from './places.js';
import type { Player } from './player.js';
import { type OpenSignIn, SignIns } from './sign-ins.js';
import { Throttle } from './throttle.js';
import { UserEntity, usernameKey } from './user.entity.js';
import { isTaken, takeSkeletons } from './usernames.js';

@Injectable()
export class AuthService {
  private readonly logger = new Logger('Sign-ins');
  private readonly registrations: Limit;
  private readonly signInLimit: Limit;

  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly signIns: SignIns,
    private readonly throttle: Throttle,
    limits: Limits,
  ) {
    this.registrations = limits.of('registrations');
    this.signInLimit = limits.of('sign-ins');
  }

  /** Registers a new user, or makes one of a guest, who keeps all that belongs to the guest. */
  async register(
    { email, username, password }: RegisterBody,
    address: string,
    guest?: Player,
  ): Promise<void> {
    await this.registrations.spend(addressKey(address));
    assertHardToGuess(password, { email, username });
    const passwordHash = await this.passwords.hash(password);
    const user = { email, username, usernameKey: usernameKey(username), passwordHash, isGuest: false };
    const id = guest?.userId ?? randomUUID();
    const stored = this.database.transaction(async (manager) => {
      if (!guest) await manager.insert(UserEntity, { id, ...user });
      else if ((await manager.update(UserEntity, { id, isGuest: true }, user)).affected !== 1)
        throw new ConflictException(ALREADY_TAKEN);
      await takeSkeletons(manager, id, username);
    });
    await stored.catch((error: unknown) => {
      throw isTaken(error) ? new ConflictException(ALREADY_TAKEN) : error;
    });
  }

  /** Signs in a guest who has registered: continues the sign-in of the refresh token, if it is theirs. */
  async goOn(
    { userId }: Player,
    refreshToken: string | undefined,
    place: Place,
    userAgent?: string,
  ): Promise<OpenSignIn> {
    this.logger.log({ msg: 'a guest has registered', user_id: userId });
    await this.throttle.remember(userId, place);
    const signIn = refreshToken && (await this.signIns.rotate(refreshToken));
    if (typeof signIn === 'object' && signIn.user.id === userId) return signIn;
    const user = await this.database.manager.findOneByOrFail(UserEntity, { id: userId });
    return this.signIns.open(user, false, userAgent);
  }

  async login(body: LoginBody, place: Place, userAgent?: string): Promise<OpenSignIn> {
    const signIn = await this.signIn(body, place, userAgent).catch((error: unknown) => {
      if (error instanceof TooManyRequests) this.refused('too many attempts');
      throw error;
    });
    this.logger.log({ msg: 'signed in', user_id: signIn.user.id, sid: signIn.sid });
    return signIn;
  }

  private async signIn(body: LoginBody, place: Place, userAgent?: string): Promise<OpenSignIn> {
    const user = await this.throttle.attempt(body.email, place, async () => {
      const found = await this.database.manager.findOneBy(UserEntity, { email: body.email });
      const isRight = await this.passwords.verify(found?.passwordHash, body.password);
      if (found && isRight) return found;
      this.refused(found ? 'wrong password' : 'unknown email', found?.id);
      return undefined;
    });
    if (!user) throw new UnauthorizedException(WRONG_CREDENTIALS);
    await this.signInLimit.spend(user.id);
    await this.throttle.remember(user.id, place);
    return this.signIns.open(user, body.keep_logged_in ?? false, userAgent);
  }

  private refused(why: string, user_id?: string): void {
    this.logger.warn({ msg: 'sign-in refused', why, user_id });
  }

  async refresh(refreshToken: string | undefined): Promise<OpenSignIn> {
    if (!refreshToken) throw new UnauthorizedException(REFRESH_TOKEN_MISSING);
    const signIn = await this.signIns.rotate(refreshToken);
    if (signIn === 'expired') throw new UnauthorizedException(REFRESH_TOKEN_EXPIRED);
    if (signIn === 'invalid') throw new UnauthorizedException(REFRESH_TOKEN_INVALID);
    return signIn;
  }
}
