import { ConflictException, Controller, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CANNOT_CONNECT } from '#protocol/sign-in-ways';
import { NeedsAccount } from '../auth/needs-account.js';
import { OwnOriginGuard } from '../auth/own-origin.guard.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Config } from '../config.js';
import { Spends } from '../limits/spends.js';
import { Identities } from './identities.js';
import { takePending } from './pending-connection.js';

@NeedsAccount()
@UseGuards(OwnOriginGuard)
@Spends('ways-in-changes')
@Controller('oidc')
export class ConnectionsController {
  constructor(
    private readonly identities: Identities,
    private readonly config: Config,
  ) {}

  /** Called after a login that the provider has led to. */
  @Post('connect')
  @HttpCode(204)
  async connect(
    @CurrentPlayer() player: Player,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const pending = takePending(reply, this.config.jwtSecret);
    if (pending && (await this.identities.connect(player, pending))) return;
    throw new ConflictException(CANNOT_CONNECT);
  }
}
