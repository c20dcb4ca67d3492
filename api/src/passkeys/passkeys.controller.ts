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
import { type Passkey } from '#protocol/account';
import { passkey } from '#protocol/account-replies';
import { creationOptions } from '#protocol/passkey-options';
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
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { browserOf, namedBrowserOf } from './browser.js';
import { CONFIRMATION_ERRORS, Confirmations } from './confirmations.js';
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
  @Documented({
    does: 'Says how the browser makes a passkey. Needs the password, a passkey, or for an account without a password a login of the last ten minutes.',
    reply: creationOptions,
    errors: { ...CONFIRMATION_ERRORS, 409: ['conflict'] },
  })
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
  @Documented({
    does: 'Adds a passkey.',
    reply: passkey,
    errors: { 400: ['passkey_refused'], 409: ['conflict'] },
  })
  add(
    @CurrentPlayer() player: Player,
    @Body({ schema: newPasskeyBody }) body: NewPasskeyBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Passkey> {
    return this.passkeys.add(player, body, browserOf(reply, this.config));
  }

  @Patch(':id')
  @Documented({
    does: 'Renames a passkey.',
    reply: passkey,
    errors: { 404: ['not_found'] },
  })
  rename(
    @CurrentPlayer() { userId }: Player,
    @Param({ schema: passkeyPath }) { id }: PasskeyPath,
    @Body({ schema: passkeyNameBody }) { name }: PasskeyNameBody,
  ): Promise<Passkey> {
    return this.passkeys.rename(userId, id, name);
  }

  @Delete(':id')
  @Documented({
    does: 'Removes a passkey, unless it is the only way in.',
    errors: { 404: ['not_found'], 409: ['last_way_in'] },
  })
  @HttpCode(204)
  remove(
    @CurrentPlayer() player: Player,
    @Param({ schema: passkeyPath }) { id }: PasskeyPath,
  ): Promise<void> {
    return this.passkeys.remove(player, id);
  }
}
