import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { creationsResponse } from '#protocol/quiz-replies';
import { type HistoryResponse, type PageQuery, pageQuery } from '#protocol/rest';
import { historyResponse } from '#protocol/rest-replies';
import { OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { Creations } from './creations.js';
import { ProfileService } from './profile.service.js';

@Spends('reads')
@OpenToGuests()
@Controller('profile')
export class ProfileController {
  constructor(
    private readonly profile: ProfileService,
    private readonly written: Creations,
  ) {}

  @Get('history')
  @Documented({
    does: 'Lists the caller’s finished games, newest first.',
    reply: historyResponse,
  })
  history(
    @CurrentPlayer() { userId }: Player,
    @Query({ schema: pageQuery }) page: PageQuery,
  ): Promise<HistoryResponse> {
    return this.profile.history(userId, page);
  }

  @Get('creations')
  @Documented({
    does: 'Lists the caller’s own quizzes with their keys, newest first.',
    reply: creationsResponse,
  })
  async creations(
    @CurrentPlayer() { userId }: Player,
    @Query({ schema: pageQuery }) page: PageQuery,
  ): Promise<StreamableFile> {
    const type = 'application/json; charset=utf-8';
    return new StreamableFile(await this.written.page(userId, page), { type });
  }
}
