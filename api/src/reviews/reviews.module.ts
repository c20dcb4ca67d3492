import { Module } from '@nestjs/common';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';

@Module({ imports: [QuizzesModule], controllers: [ReviewsController], providers: [ReviewsService] })
export class ReviewsModule {}
