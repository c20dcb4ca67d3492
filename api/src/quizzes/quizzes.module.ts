import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { CustomQuizzesController } from './custom-quizzes.controller.js';
import { CustomQuizzesService } from './custom-quizzes.service.js';
import { QuizLists } from './quiz-lists.js';
import { QuizzesController } from './quizzes.controller.js';
import { QuizzesService } from './quizzes.service.js';
import { StoredQuizzesModule } from './stored-quizzes.module.js';

@Module({
  imports: [GamesModule, QuestionsModule, StoredQuizzesModule],
  controllers: [QuizzesController, CustomQuizzesController],
  providers: [QuizzesService, CustomQuizzesService, QuizLists],
  exports: [QuizzesService],
})
export class QuizzesModule {}
