import { Body, Controller, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ForgotBody,
  type ForgotResponse,
  forgotBody,
  PASSWORD_RESET,
  type ResetBody,
  resetBody,
} from '#protocol/account';
import { OwnOriginGuard } from '../auth/own-origin.guard.js';
import { newDevice, placeOf, readDevice, setDeviceCookie } from '../auth/places.js';
import { Public } from '../auth/public.js';
import { Config } from '../config.js';
import { Spends } from '../limits/spends.js';
import { PasswordResets } from './password-resets.js';

@Public()
@UseGuards(OwnOriginGuard)
@Spends('reset-calls')
@Controller('password')
export class PasswordController {
  constructor(
    private readonly resets: PasswordResets,
    private readonly config: Config,
  ) {}

  @Post('forgot')
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  forgot(@Body({ schema: forgotBody }) { email }: ForgotBody): Promise<ForgotResponse> {
    return this.resets.forgot(email);
  }

  @Post('reset')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async reset(
    @Body({ schema: resetBody }) body: ResetBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const device = readDevice(request) ?? newDevice();
    await this.resets.reset(body, placeOf(device, request.ip, this.config.jwtSecret));
    setDeviceCookie(reply, device);
    return { message: PASSWORD_RESET };
  }
}
