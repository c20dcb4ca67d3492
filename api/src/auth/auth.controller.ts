import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Post,
  Res,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type GuestBody,
  guestBody,
  LOGGED_OUT,
  type LoginBody,
  loginBody,
  REGISTERED,
  type RegisterBody,
  registerBody,
} from '#protocol/auth-messages';
import { type RegisterResponse, type SignedIn } from '#protocol/rest';
import { messageResponse, registerResponse, signedIn } from '#protocol/rest-replies';
import { isDatabaseUnavailable } from '../database/database-unavailable.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { AccessTokens } from './access-tokens.js';
import { AuthService } from './auth.service.js';
import { Guests } from './guests.js';
import { OwnOriginGuard } from './own-origin.guard.js';
import { Public } from './public.js';
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.js';
import { SignInReplies } from './sign-in-replies.js';
import { SignIns } from './sign-ins.js';

@Public()
@UseGuards(OwnOriginGuard)
@Spends('sign-in-calls')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly guests: Guests,
    private readonly signIns: SignIns,
    private readonly accessTokens: AccessTokens,
    private readonly signInReplies: SignInReplies,
  ) {}

  @Post('register')
  @Documented({
    does: 'Registers a user. A guest who sends their access token signs up: they keep all that is theirs, and the reply signs them in.',
    reply: registerResponse,
    errors: { 409: ['conflict'] },
  })
  @Header('cache-control', 'no-store')
  async register(
    @Body({ schema: registerBody }) body: RegisterBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisterResponse> {
    const { request } = reply;
    const guest = await this.accessTokens.guestOf(bearerToken(request));
    await this.auth.register(body, request.ip, guest);
    if (!guest) return { message: REGISTERED };
    const signIn = await this.auth.goOn(guest, reply);
    return { message: REGISTERED, ...(await this.signInReplies.of(signIn, reply)) };
  }

  @Post('login')
  @Documented({
    does: 'Signs in by email and password.',
    reply: signedIn,
    errors: { 401: ['unauthorized'] },
  })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async login(
    @Body({ schema: loginBody }) body: LoginBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const user = await this.auth.userOf(body, reply.request);
    return this.signInReplies.open(user, body.keep_logged_in ?? false, reply);
  }

  @Post('guest')
  @Documented({
    does: 'Signs in a guest, by a name only. A taken name gets a number.',
    reply: signedIn,
  })
  @Header('cache-control', 'no-store')
  async guest(
    @Body({ schema: guestBody }) { username }: GuestBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { ip, headers } = reply.request;
    return this.signInReplies.of(await this.guests.enter(username, ip, headers['user-agent']), reply);
  }

  @Get('auth/refresh')
  @Documented({
    does: 'Renews the access token by the refresh cookie, which it replaces.',
    credentials: 'refreshToken',
    reply: signedIn,
    errors: { 401: ['unauthorized'] },
  })
  @Header('cache-control', 'no-store')
  async refresh(@Res({ passthrough: true }) reply: FastifyReply): Promise<SignedIn> {
    return this.signInReplies.of(await this.auth.refresh(readRefreshCookie(reply.request)), reply);
  }

  @Post('logout')
  @Documented({
    does: 'Ends the sign-in of the refresh cookie and of the access token.',
    credentials: 'refreshToken',
    reply: messageResponse,
  })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async logout(@Res({ passthrough: true }) reply: FastifyReply) {
    const { request } = reply;
    // The cookie is cleared even while the database is unavailable.
    clearRefreshCookie(reply);
    await this.endSignIns(request).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
      request.log.warn('a sign-in could not be ended: the database is unavailable');
    });
    return { message: LOGGED_OUT };
  }

  private async endSignIns(request: FastifyRequest): Promise<void> {
    const refreshToken = readRefreshCookie(request);
    if (refreshToken) await this.signIns.revokeByToken(refreshToken);
    const player = await this.accessTokens.verify(bearerToken(request)).catch((error: unknown) => {
      if (error instanceof UnauthorizedException) return undefined;
      throw error;
    });
    if (player) await this.signIns.revoke(player.sid);
  }
}

const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
