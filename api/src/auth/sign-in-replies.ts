import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SignedIn } from '#protocol/rest';
import { Config } from '../config.js';
import { Limits } from '../limits/limits.js';
import { AccessTokens } from './access-tokens.js';
import { newDevice, placeOf, readDevice, setDeviceCookie } from './places.js';
import { setRefreshCookie } from './refresh-cookie.js';
import { SignIns } from './sign-ins.js';
import { Throttle } from './throttle.js';
import type { UserEntity } from './user.entity.js';

/** Signs users in who have shown who they are without their password. */
@Injectable()
export class SignInReplies {
  private readonly logger = new Logger('Sign-ins');

  constructor(
    private readonly signIns: SignIns,
    private readonly accessTokens: AccessTokens,
    private readonly throttle: Throttle,
    private readonly config: Config,
    private readonly limits: Limits,
  ) {}

  /** Opens a sign-in, sets its cookies and returns the body of the reply. @throws TooManyRequests */
  async open(user: UserEntity, keepLoggedIn: boolean, reply: FastifyReply): Promise<SignedIn> {
    const { request } = reply;
    await this.limits.spend('sign-ins', user.id);
    const device = readDevice(request) ?? newDevice();
    await this.throttle.remember(user.id, placeOf(device, request.ip, this.config.jwtSecret));
    const { sid, refreshToken } = await this.signIns.open(user, keepLoggedIn, request.headers['user-agent']);
    this.logger.log({ msg: 'signed in', user_id: user.id, sid });
    setDeviceCookie(reply, device);
    setRefreshCookie(reply, refreshToken, keepLoggedIn);
    const access_token = await this.accessTokens.issue(user.id, sid);
    return { email: user.email, username: user.username, access_token };
  }
}
