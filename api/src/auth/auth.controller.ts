import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Post,
  Req,
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
import type { RegisterResponse, SignedIn } from '#protocol/rest';
import { Config } from '../config.js';
import { isDatabaseAway } from '../database/database-away.js';
import { Spends } from '../limits/spends.js';
import { AccessTokens } from './access-tokens.js';
import { AuthService } from './auth.service.js';
import { Guests } from './guests.js';
import { OwnOriginGuard } from './own-origin.guard.js';
import { newDevice, type Place, placeOf, readDevice, setDeviceCookie } from './places.js';
import { Public } from './public.js';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.js';
import { type OpenSignIn, SignIns } from './sign-ins.js';

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
    private readonly config: Config,
  ) {}

  @Post('register')
  @Header('cache-control', 'no-store')
  async register(
    @Body({ schema: registerBody }) body: RegisterBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisterResponse> {
    const guest = await this.accessTokens.guestOf(bearerToken(request));
    await this.auth.register(body, request.ip, guest);
    if (!guest) return { message: REGISTERED };
    const { device, place } = this.placeOf(request);
    const signIn = await this.auth.goOn(guest, readRefreshCookie(request), place, userAgentOf(request));
    setDeviceCookie(reply, device);
    return { message: REGISTERED, ...(await this.signedIn(signIn, reply)) };
  }

  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async login(
    @Body({ schema: loginBody }) body: LoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { device, place } = this.placeOf(request);
    const signIn = await this.auth.login(body, place, userAgentOf(request));
    const signedIn = await this.signedIn(signIn, reply);
    setDeviceCookie(reply, device);
    return signedIn;
  }

  @Post('guest')
  @Header('cache-control', 'no-store')
  async guest(
    @Body({ schema: guestBody }) { username }: GuestBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    return this.signedIn(await this.guests.enter(username, request.ip, userAgentOf(request)), reply);
  }

  @Get('auth/refresh')
  @Header('cache-control', 'no-store')
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    return this.signedIn(await this.auth.refresh(readRefreshCookie(request)), reply);
  }

  @Post('logout')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    // The cookie is cleared even while the database is away.
    clearRefreshCookie(reply);
    await this.endSignIns(request).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      request.log.warn('a sign-in could not be ended: the database is away');
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

  private placeOf(request: FastifyRequest): { device: string; place: Place } {
    const device = readDevice(request) ?? newDevice();
    return { device, place: placeOf(device, request.ip, this.config.jwtSecret) };
  }

  private async signedIn(
    { sid, user: { id, email, username, isGuest }, keepLoggedIn, refreshToken }: OpenSignIn,
    reply: FastifyReply,
  ): Promise<SignedIn> {
    setRefreshCookie(reply, refreshToken, keepLoggedIn);
    const access_token = await this.accessTokens.issue(id, sid, isGuest);
    return { email, username, access_token, ...(isGuest ? { guest: true } : {}) };
  }
}

const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

const userAgentOf = ({ headers }: FastifyRequest) => headers['user-agent'];
