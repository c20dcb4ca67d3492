import {
  Body,
  Controller,
  Delete,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { FastifyReply } from 'fastify';
import type { Passkey } from '#protocol/account';
import {
  type NewPasskeyBody,
  newPasskeyBody,
  type PasskeyNameBody,
  type PasskeyPath,
  passkeyNameBody,
  passkeyPath,
  type RegistrationOptionsBody,
  registrationOptionsBody,
} from '#protocol/passkeys';
import { NeedsAccount } from '../auth/needs-account.js';
import { OwnOriginGuard } from '../auth/own-origin.guard.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Config } from '../config.js';
import { Spends } from '../limits/spends.js';
import { browserOf, namedBrowserOf } from './browser.js';
import { Confirmations } from './confirmations.js';
import { Passkeys } from './passkeys.js';

@NeedsAccount()
@UseGuards(OwnOriginGuard)
@Spends('ways-in-changes')
@Controller('passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly confirmations: Confirmations,
    private readonly config: Config,
  ) {}

  @Post('registration-options')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async options(
    @CurrentPlayer() player: Player,
    @Body({ schema: registrationOptionsBody }) body: RegistrationOptionsBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    await this.confirmations.check(player, body, reply);
    return this.passkeys.options(player, namedBrowserOf(reply, this.config));
  }

  @Post()
  add(
    @CurrentPlayer() player: Player,
    @Body({ schema: newPasskeyBody }) body: NewPasskeyBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Passkey> {
    return this.passkeys.add(player, body, browserOf(reply, this.config));
  }

  @Patch(':id')
  rename(
    @CurrentPlayer() { userId }: Player,
    @Param({ schema: passkeyPath }) { id }: PasskeyPath,
    @Body({ schema: passkeyNameBody }) { name }: PasskeyNameBody,
  ): Promise<Passkey> {
    return this.passkeys.rename(userId, id, name);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(
    @CurrentPlayer() { userId }: Player,
    @Param({ schema: passkeyPath }) { id }: PasskeyPath,
  ): Promise<void> {
    return this.passkeys.remove(userId, id);
  }
}
