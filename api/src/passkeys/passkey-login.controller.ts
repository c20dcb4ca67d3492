import { Body, Controller, Header, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { FastifyReply } from 'fastify';
import { requestOptions } from '#protocol/passkey-options';
import { type PasskeyLoginBody, passkeyLoginBody } from '#protocol/passkeys';
import { type SignedIn } from '#protocol/rest';
import { signedIn } from '#protocol/rest-replies';
import { OwnOriginGuard } from '../auth/own-origin.guard.js';
import { Public } from '../auth/public.js';
import { SignInReplies } from '../auth/sign-in-replies.js';
import { Config } from '../config.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { Assertions } from './assertions.js';
import { browserOf, namedBrowserOf } from './browser.js';

@Public()
@UseGuards(OwnOriginGuard)
@Spends('sign-in-calls')
@Controller('passkeys')
export class PasskeyLoginController {
  constructor(
    private readonly assertions: Assertions,
    private readonly signInReplies: SignInReplies,
    private readonly config: Config,
  ) {}

  /** Signed-in users call it too, to confirm a change with a passkey. */
  @Post('authentication-options')
  @Documented({
    does: 'Says how the browser signs with a passkey, to sign in or to confirm a change.',
    reply: requestOptions,
  })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  options(@Res({ passthrough: true }) reply: FastifyReply): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.assertions.options(namedBrowserOf(reply, this.config));
  }

  @Post('login')
  @Documented({
    does: 'Signs in by a passkey.',
    reply: signedIn,
    errors: { 401: ['passkey_unknown', 'passkey_refused'] },
  })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async login(
    @Body({ schema: passkeyLoginBody }) { passkey, keep_logged_in = false }: PasskeyLoginBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const user = await this.assertions.check(passkey, browserOf(reply, this.config));
    return this.signInReplies.open(user, keep_logged_in, reply);
  }
}
