import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuizzesController } from './quizzes.controller.js';
import { QuizzesService } from './quizzes.service.js';

@Module({
  imports: [GamesModule, QuestionsModule],
  controllers: [QuizzesController],
  providers: [QuizzesService],
})
export class QuizzesModule {}
