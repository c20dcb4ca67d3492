import { Controller, Delete, Get, Header, HttpCode, NotFoundException, Param } from '@nestjs/common';
import { type SignInPath, type SignInsResponse, signInPath } from '#protocol/account';
import { signInsResponse } from '#protocol/account-replies';
import { OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { SignIns } from '../auth/sign-ins.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { SignInList } from './sign-in-list.js';

@OpenToGuests()
@Spends('reads')
@Controller('account/sign-ins')
export class SignInsController {
  constructor(
    private readonly list: SignInList,
    private readonly signIns: SignIns,
  ) {}

  @Get()
  @Documented({
    does: 'Lists the caller’s sign-ins.',
    reply: signInsResponse,
  })
  @Header('cache-control', 'no-store')
  async all(@CurrentPlayer() { userId, sid }: Player): Promise<SignInsResponse> {
    const open = await this.list.of(userId);
    return { sign_ins: open.map((signIn) => ({ ...signIn, current: signIn.id === sid })) };
  }

  @Delete()
  @Documented({
    does: 'Ends all other sign-ins.',
  })
  @HttpCode(204)
  async endOthers(@CurrentPlayer() { userId, sid }: Player): Promise<void> {
    await this.signIns.end(userId, { except: sid });
  }

  @Delete(':id')
  @Documented({
    does: 'Ends a sign-in.',
    errors: { 404: ['not_found'] },
  })
  @HttpCode(204)
  async end(
    @CurrentPlayer() { userId }: Player,
    @Param({ schema: signInPath }) { id }: SignInPath,
  ): Promise<void> {
    if ((await this.signIns.end(userId, { only: id })) === 0)
      throw new NotFoundException('There is no such sign-in.');
  }
}
