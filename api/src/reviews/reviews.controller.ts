import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { BegunQuizResponse } from '#protocol/quizzes';
import {
  type ReplayBody,
  type ReviewPath,
  type ReviewResponse,
  replayBody,
  reviewPath,
} from '#protocol/review';
import { OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Spends } from '../limits/spends.js';
import { ReviewsService } from './reviews.service.js';

@OpenToGuests()
@Controller('profile/history')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get(':id')
  @Spends('reviews')
  review(
    @CurrentPlayer() { userId }: Player,
    @Param({ schema: reviewPath }) { id }: ReviewPath,
  ): Promise<ReviewResponse> {
    return this.reviews.review(userId, id);
  }

  @Post(':id/replay')
  @Spends('solo-games')
  @HttpCode(200)
  replay(
    @CurrentPlayer() player: Player,
    @Param({ schema: reviewPath }) { id }: ReviewPath,
    @Body({ schema: replayBody }) body: ReplayBody,
  ): Promise<BegunQuizResponse> {
    return this.reviews.replay(player, id, body);
  }
}
