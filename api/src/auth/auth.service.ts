import { randomUUID } from 'node:crypto';
import {
  BadRequestException,
  ConflictException,
  Injectable,
  Logger,
  UnauthorizedException,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  ALREADY_TAKEN,
  type LoginBody,
  PASSWORD_TOO_COMMON,
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
import { isCommonPassword, Passwords } from './passwords.js';
import type { Place } from './places.js';
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

  async register({ email, username, password }: RegisterBody, address: string): Promise<void> {
    await this.registrations.spend(addressKey(address));
    if (isCommonPassword(password)) {
      const errors = [{ path: 'password', message: PASSWORD_TOO_COMMON }];
      throw new BadRequestException({ message: PASSWORD_TOO_COMMON, code: 'bad_request', errors });
    }
    const passwordHash = await this.passwords.hash(password);
    const user = { id: randomUUID(), email, username, usernameKey: usernameKey(username), passwordHash };
    const inserted = this.database.transaction(async (manager) => {
      await manager.insert(UserEntity, user);
      await takeSkeletons(manager, user.id, username);
    });
    await inserted.catch((error: unknown) => {
      throw isTaken(error) ? new ConflictException(ALREADY_TAKEN) : error;
    });
  }

  async login(body: LoginBody, place: Place): Promise<OpenSignIn> {
    const signIn = await this.signIn(body, place).catch((error: unknown) => {
      if (error instanceof TooManyRequests) this.refused('too many attempts');
      throw error;
    });
    this.logger.log({ msg: 'signed in', user_id: signIn.user.id, sid: signIn.sid });
    return signIn;
  }

  private async signIn(body: LoginBody, place: Place): Promise<OpenSignIn> {
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
    return this.signIns.open(user, body.keep_logged_in ?? false);
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
