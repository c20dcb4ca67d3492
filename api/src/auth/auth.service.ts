import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
import { assertInoffensive } from './offensive-names.js';
import { Passwords } from './passwords.js';
import type { Player } from './player.js';
import { readRefreshCookie } from './refresh-cookie.js';
import { Renames } from './renames.js';
import { type KeptSignIn, type OpenSignIn, SignIns } from './sign-ins.js';
import { Throttle } from './throttle.js';
import { UserEntity, usernameKey } from './user.entity.js';
import { takeSkeletons, unlessTaken } from './usernames.js';

@Injectable()
export class AuthService {
  private readonly logger = new Logger('Sign-ins');
  private readonly registrations: Limit;

  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly signIns: SignIns,
    private readonly throttle: Throttle,
    private readonly renames: Renames,
    limits: Limits,
  ) {
    this.registrations = limits.of('registrations');
  }

  /**
   * Registers a new user, or turns a guest into a user, who keeps all data of the guest.
   * @throws BadRequestException with suggestions for an offensive name; ConflictException, TooManyRequests
   */
  async register(
    { email, username, password }: RegisterBody,
    address: string,
    guest?: Player,
  ): Promise<void> {
    await this.registrations.spend(addressKey(address));
    assertHardToGuess(password, { email, username });
    await assertInoffensive(this.database.manager, username);
    const passwordHash = await this.passwords.hash(password);
    const user = { email, username, usernameKey: usernameKey(username), passwordHash, isGuest: false };
    const id = guest?.userId ?? randomUUID();
    const stored = this.database.transaction(async (manager) => {
      if (!guest) await manager.insert(UserEntity, { id, ...user });
      else if ((await manager.update(UserEntity, { id, isGuest: true }, user)).affected !== 1)
        throw new ConflictException(ALREADY_TAKEN);
      await takeSkeletons(manager, id, username);
    });
    await unlessTaken(stored);
    if (guest) this.renames.announce(id, username);
  }

  /** Signs in a guest who has registered. */
  async goOn({ userId, sid }: Player, reply: FastifyReply): Promise<OpenSignIn | KeptSignIn> {
    this.logger.log({ msg: 'a guest has registered', user_id: userId });
    await this.throttle.remember(userId, reply);
    const user = await this.database.manager.findOneByOrFail(UserEntity, { id: userId });
    return this.renewed(user, reply.request).catch((error: unknown) => {
      // A refusal would read as if they had not registered.
      if (error instanceof TooManyRequests) return { sid, user };
      throw error;
    });
  }

  /** Continues the sign-in of the refresh token if it is the user's, and opens another one if not. */
  private async renewed(user: UserEntity, request: FastifyRequest): Promise<OpenSignIn> {
    const refreshToken = readRefreshCookie(request);
    const signIn = refreshToken && (await this.signIns.rotate(refreshToken));
    if (typeof signIn === 'object' && signIn.user.id === user.id) return signIn;
    return this.signIns.open(user, false, request.headers['user-agent']);
  }

  /** The user with this email and password. @throws UnauthorizedException, TooManyRequests */
  async userOf({ email, password }: LoginBody, request: FastifyRequest): Promise<UserEntity> {
    const attempt = this.throttle.attempt(email, request, async () => {
      const found = await this.database.manager.findOneBy(UserEntity, { email });
      const isRight = await this.passwords.verify(found?.passwordHash, password);
      if (found && isRight) return found;
      this.refused(found ? 'wrong password' : 'unknown email', found?.id);
      return undefined;
    });
    const user = await attempt.catch((error: unknown) => {
      if (error instanceof TooManyRequests) this.refused('too many attempts');
      throw error;
    });
    if (!user) throw new UnauthorizedException(WRONG_CREDENTIALS);
    return user;
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
