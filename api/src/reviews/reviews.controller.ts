import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { begunQuizResponse } from '#protocol/quiz-replies';
import { type BegunQuizResponse } from '#protocol/quizzes';
import {
  type ReplayBody,
  type ReviewPath,
  type ReviewResponse,
  replayBody,
  reviewPath,
  reviewResponse,
} from '#protocol/review';
import { OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { ReviewsService } from './reviews.service.js';

@OpenToGuests()
@Controller('profile/history')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get(':id')
  @Documented({
    does: 'Reviews a finished game: every closed question with the caller’s answer and the right one.',
    reply: reviewResponse,
    errors: { 404: ['not_found'], 409: ['quiz_in_play'] },
  })
  @Spends('reviews')
  review(
    @CurrentPlayer() { userId }: Player,
    @Param({ schema: reviewPath }) { id }: ReviewPath,
  ): Promise<ReviewResponse> {
    return this.reviews.review(userId, id);
  }

  @Post(':id/replay')
  @Documented({
    does: 'Opens a solo game with the questions that the caller did not get right. It does not count.',
    reply: begunQuizResponse,
    errors: { 404: ['not_found'], 409: ['nothing_missed', 'quiz_in_play'] },
  })
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
