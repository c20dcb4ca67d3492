import { Controller, Get, Query } from '@nestjs/common';
import type { CreationsAnswer } from '#protocol/quizzes';
import { type HistoryAnswer, type PageQuery, pageQuery } from '#protocol/rest';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Spends } from '../limits/spends.js';
import { ProfileService } from './profile.service.js';

@Spends('reads')
@Controller('profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Get('history')
  history(
    @CurrentPlayer() { userId }: Player,
    @Query({ schema: pageQuery }) page: PageQuery,
  ): Promise<HistoryAnswer> {
    return this.profile.history(userId, page);
  }

  @Get('creations')
  creations(
    @CurrentPlayer() { userId }: Player,
    @Query({ schema: pageQuery }) page: PageQuery,
  ): Promise<CreationsAnswer> {
    return this.profile.creations(userId, page);
  }
}
