import { Body, ConflictException, Controller, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type DisconnectBody, disconnectBody } from '#protocol/account';
import { CANNOT_CONNECT } from '#protocol/sign-in-ways';
import { NeedsAccount } from '../auth/needs-account.js';
import { OwnOriginGuard } from '../auth/own-origin.guard.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Config } from '../config.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { CONFIRMATION_ERRORS, Confirmations } from '../passkeys/confirmations.js';
import { Identities } from './identities.js';
import { takePending } from './pending-connection.js';
import { Provider } from './provider.js';

@NeedsAccount()
@UseGuards(OwnOriginGuard)
@Spends('ways-in-changes')
@Controller('oidc')
export class ConnectionsController {
  constructor(
    private readonly identities: Identities,
    private readonly provider: Provider,
    private readonly confirmations: Confirmations,
    private readonly config: Config,
  ) {}

  /** Called after a login that the provider has led to. */
  @Post('connect')
  @Documented({
    does: 'Connects the account at the other provider, after a login that the provider has led to.',
    errors: { 404: ['not_found'], 409: ['conflict'] },
  })
  @HttpCode(204)
  async connect(
    @CurrentPlayer() player: Player,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const pending = takePending(reply, this.config.jwtSecret);
    if (pending && (await this.identities.connect(player, pending))) return;
    throw new ConflictException(CANNOT_CONNECT);
  }

  @Post('disconnect')
  @Documented({
    does: 'Disconnects the account at the other provider, unless it is the only way in. Needs the password or a passkey.',
    errors: { ...CONFIRMATION_ERRORS, 404: ['not_found'], 409: ['last_way_in'] },
  })
  @HttpCode(204)
  async disconnect(
    @CurrentPlayer() player: Player,
    @Body({ schema: disconnectBody }) body: DisconnectBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { issuer } = this.provider.settings;
    await this.confirmations.check(player, body, reply);
    await this.identities.disconnect(player, issuer);
  }
}
