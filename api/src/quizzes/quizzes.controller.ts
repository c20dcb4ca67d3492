import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type BeginQuizBody, type BegunQuizResponse, beginQuizBody } from '#protocol/quizzes';
import { type QuizBody, type QuizResponse, quizBody } from '#protocol/rest';
import { OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Spends } from '../limits/spends.js';
import { QuizzesService } from './quizzes.service.js';

@Spends('solo-games')
@OpenToGuests()
@Controller()
export class QuizzesController {
  constructor(private readonly quizzes: QuizzesService) {}

  @Post('quiz')
  @HttpCode(200)
  random(@CurrentPlayer() player: Player, @Body({ schema: quizBody }) body: QuizBody): Promise<QuizResponse> {
    return this.quizzes.playRandom(player, body);
  }

  @Post('begin-quiz')
  @HttpCode(200)
  begin(
    @CurrentPlayer() player: Player,
    @Body({ schema: beginQuizBody }) body: BeginQuizBody,
  ): Promise<BegunQuizResponse> {
    return this.quizzes.playCustom(player, body);
  }
}
