import { Controller, Get, Param } from '@nestjs/common';
import { type ReviewPath, type ReviewResponse, reviewPath } from '#protocol/review';
import { OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Spends } from '../limits/spends.js';
import { ReviewsService } from './reviews.service.js';

@Controller('profile/history')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get(':id')
  @Spends('reviews')
  @OpenToGuests()
  review(
    @CurrentPlayer() { userId }: Player,
    @Param({ schema: reviewPath }) { id }: ReviewPath,
  ): Promise<ReviewResponse> {
    return this.reviews.review(userId, id);
  }
}
