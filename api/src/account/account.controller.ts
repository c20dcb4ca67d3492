import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Patch,
  Post,
  Res,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type Account,
  type DeleteAccountBody,
  deleteAccountBody,
  PASSWORD_CHANGED,
  type PasswordBody,
  type PatchAccountBody,
  passwordBody,
  patchAccountBody,
} from '#protocol/account';
import { account, accountExport } from '#protocol/account-replies';
import { messageResponse } from '#protocol/rest-replies';
import { NeedsAccount, OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { clearRefreshCookie } from '../auth/refresh-cookie.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { CONFIRMATION_ERRORS } from '../passkeys/confirmations.js';
import { AccountService } from './account.service.js';
import { Deletion } from './deletion.js';
import { Export } from './export.js';

@OpenToGuests()
@Spends('account-changes')
@Controller('account')
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly deletion: Deletion,
    private readonly exports: Export,
  ) {}

  @Get()
  @Documented({
    does: 'Shows the account.',
    reply: account,
  })
  @Spends('reads')
  @Header('cache-control', 'no-store')
  account(@CurrentPlayer() player: Player): Promise<Account> {
    return this.accounts.read(player);
  }

  @Patch()
  @Documented({
    does: 'Changes the name or the email. A new email needs the password or a passkey, and ends all other sign-ins.',
    reply: account,
    errors: { ...CONFIRMATION_ERRORS, 409: ['conflict'] },
  })
  @Header('cache-control', 'no-store')
  async change(
    @CurrentPlayer() player: Player,
    @Body({ schema: patchAccountBody }) body: PatchAccountBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Account> {
    await this.accounts.change(player, body, reply);
    return this.accounts.read(player);
  }

  @Post('password')
  @Documented({
    does: 'Changes the password. Needs the old one or a passkey, and ends all other sign-ins.',
    reply: messageResponse,
    errors: CONFIRMATION_ERRORS,
  })
  @NeedsAccount()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async changePassword(
    @CurrentPlayer() player: Player,
    @Body({ schema: passwordBody }) body: PasswordBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.accounts.changePassword(player, body, reply);
    return { message: PASSWORD_CHANGED };
  }

  @Get('export')
  @Documented({
    does: 'Downloads all data about the caller.',
    reply: accountExport,
  })
  @Spends('exports')
  @Header('cache-control', 'no-store')
  async export(@CurrentPlayer() player: Player): Promise<StreamableFile> {
    const type = 'application/json; charset=utf-8';
    const disposition = 'attachment; filename="account.json"';
    return new StreamableFile(await this.exports.of(player.userId), { type, disposition });
  }

  @Delete()
  @Documented({
    does: 'Deletes the account. Needs the password or a passkey, unless the caller is a guest.',
    errors: CONFIRMATION_ERRORS,
  })
  @HttpCode(204)
  async delete(
    @CurrentPlayer() player: Player,
    @Body({ schema: deleteAccountBody }) body: DeleteAccountBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(player, body, reply);
    clearRefreshCookie(reply);
  }
}
