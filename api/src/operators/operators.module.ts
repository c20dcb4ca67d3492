import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { CorrectedGames } from './corrected-games.js';
import { CorrectionsController } from './corrections.controller.js';
import { OperatorActionsController } from './operator-actions.controller.js';
import { OperatorGamesController } from './operator-games.controller.js';
import { OperatorRunningController } from './operator-running.controller.js';
import { Operators } from './operators.js';
import { WatchedGames } from './watched-games.js';

@Module({
  imports: [GamesModule, QuestionsModule],
  controllers: [
    OperatorGamesController,
    OperatorActionsController,
    OperatorRunningController,
    CorrectionsController,
  ],
  providers: [Operators, WatchedGames, CorrectedGames],
  exports: [Operators],
})
export class OperatorsModule {}
