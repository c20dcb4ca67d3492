import { randomUUID } from 'node:crypto';
import { BadRequestException, ConflictException, Injectable, UnauthorizedException } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
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
import { isCommonPassword, Passwords } from './passwords.js';
import { type OpenSignIn, SignIns } from './sign-ins.js';
import { Throttle } from './throttle.js';
import { UserEntity, usernameKey } from './user.entity.js';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class AuthService {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly signIns: SignIns,
    private readonly throttle: Throttle,
  ) {}

  async register({ email, username, password }: RegisterBody, address: string): Promise<void> {
    await this.throttle.beforeRegister(address);
    if (isCommonPassword(password)) {
      const errors = [{ path: 'password', message: PASSWORD_TOO_COMMON }];
      throw new BadRequestException({ message: PASSWORD_TOO_COMMON, code: 'bad_request', errors });
    }
    const passwordHash = await this.passwords.hash(password);
    const user = { id: randomUUID(), email, username, usernameKey: usernameKey(username), passwordHash };
    await this.database.manager.insert(UserEntity, user).catch((error: unknown) => {
      throw isTaken(error) ? new ConflictException(ALREADY_TAKEN) : error;
    });
  }

  async login(body: LoginBody, address: string): Promise<OpenSignIn> {
    await this.throttle.beforeLogin(body.email, address);
    const user = await this.database.manager.findOneBy(UserEntity, { email: body.email });
    const isRight = await this.passwords.verify(user?.passwordHash, body.password);
    if (!user || !isRight) {
      await this.throttle.afterFailure(address);
      throw new UnauthorizedException(WRONG_CREDENTIALS);
    }
    await this.throttle.afterSuccess(body.email);
    return this.signIns.open(user, body.keep_logged_in ?? false);
  }

  async refresh(refreshToken: string | undefined): Promise<OpenSignIn> {
    if (!refreshToken) throw new UnauthorizedException(REFRESH_TOKEN_MISSING);
    const signIn = await this.signIns.rotate(refreshToken);
    if (signIn === 'expired') throw new UnauthorizedException(REFRESH_TOKEN_EXPIRED);
    if (signIn === 'invalid') throw new UnauthorizedException(REFRESH_TOKEN_INVALID);
    return signIn;
  }
}

const isTaken = (error: unknown) =>
  error instanceof QueryFailedError && 'code' in error && error.code === UNIQUE_VIOLATION;
