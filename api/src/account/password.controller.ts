import { Body, Controller, Header, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type ForgotBody,
  type ForgotResponse,
  forgotBody,
  PASSWORD_RESET,
  PASSWORD_RESET_ALONE,
  type ResetBody,
  resetBody,
} from '#protocol/account';
import { forgotResponse } from '#protocol/account-replies';
import { messageResponse } from '#protocol/rest-replies';
import { OwnOriginGuard } from '../auth/own-origin.guard.js';
import { Public } from '../auth/public.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { PasswordResets } from './password-resets.js';

@Public()
@UseGuards(OwnOriginGuard)
@Spends('reset-calls')
@Controller('password')
export class PasswordController {
  constructor(private readonly resets: PasswordResets) {}

  @Post('forgot')
  @Documented({
    does: 'Mails a link to a new password, if the email has an account.',
    reply: forgotResponse,
  })
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  forgot(@Body({ schema: forgotBody }) { email }: ForgotBody): Promise<ForgotResponse> {
    return this.resets.forgot(email);
  }

  @Post('reset')
  @Documented({
    does: 'Sets a new password by the token of a link, which works once. Ends all sign-ins, and removes passkeys and logins by another provider.',
    reply: messageResponse,
    errors: { 400: ['reset_link_invalid'] },
  })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async reset(@Body({ schema: resetBody }) body: ResetBody, @Res({ passthrough: true }) reply: FastifyReply) {
    const hadOtherWays = await this.resets.reset(body, reply);
    return { message: hadOtherWays ? PASSWORD_RESET_ALONE : PASSWORD_RESET };
  }
}
