import { Module } from '@nestjs/common';
import { QuestionsModule } from '../questions/questions.module.js';
import { OperatorActionsController } from './operator-actions.controller.js';
import { OperatorGamesController } from './operator-games.controller.js';
import { Operators } from './operators.js';
import { WatchedGames } from './watched-games.js';

@Module({
  imports: [QuestionsModule],
  controllers: [OperatorGamesController, OperatorActionsController],
  providers: [Operators, WatchedGames],
  exports: [Operators],
})
export class OperatorsModule {}
