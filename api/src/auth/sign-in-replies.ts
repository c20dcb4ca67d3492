import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SignedIn } from '#protocol/rest';
import { Limits } from '../limits/limits.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { AccessTokens } from './access-tokens.js';
import { setRefreshCookie } from './refresh-cookie.js';
import { type KeptSignIn, type OpenSignIn, SignIns } from './sign-ins.js';
import { Throttle } from './throttle.js';
import type { UserEntity } from './user.entity.js';

/** Replies that sign users in: cookies and an access token. */
@Injectable()
export class SignInReplies {
  private readonly logger = new Logger('Sign-ins');

  constructor(
    private readonly signIns: SignIns,
    private readonly accessTokens: AccessTokens,
    private readonly throttle: Throttle,
    private readonly limits: Limits,
  ) {}

  /** Signs in an authenticated user. @throws TooManyRequests */
  async open(user: UserEntity, keepLoggedIn: boolean, reply: FastifyReply): Promise<SignedIn> {
    const signIn = await this.opened(user, keepLoggedIn, reply).catch((error: unknown) => {
      if (error instanceof TooManyRequests)
        this.logger.warn({ msg: 'sign-in refused', why: 'too many attempts', user_id: user.id });
      throw error;
    });
    this.logger.log({ msg: 'signed in', user_id: user.id, sid: signIn.sid });
    const signedIn = await this.of(signIn, reply);
    await this.throttle.remember(user.id, reply);
    return signedIn;
  }

  /** Sets the cookie of a sign-in, if it has a new one, and returns the body of the reply. */
  async of(signIn: OpenSignIn | KeptSignIn, reply: FastifyReply): Promise<SignedIn> {
    const { id, email, username, isGuest } = signIn.user;
    if ('refreshToken' in signIn) setRefreshCookie(reply, signIn.refreshToken, signIn.keepLoggedIn);
    const access_token = await this.accessTokens.issue(id, signIn.sid, isGuest);
    return { email, username, access_token, ...(isGuest ? { guest: true } : {}) };
  }

  private async opened(user: UserEntity, keepLoggedIn: boolean, reply: FastifyReply): Promise<OpenSignIn> {
    await this.limits.spend('sign-ins', user.id);
    return this.signIns.open(user, keepLoggedIn, reply.request.headers['user-agent']);
  }
}
