import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { begunQuizResponse } from '#protocol/quiz-replies';
import { type BeginQuizBody, type BegunQuizResponse, beginQuizBody } from '#protocol/quizzes';
import { type QuizBody, type QuizResponse, quizBody } from '#protocol/rest';
import { quizResponse } from '#protocol/rest-replies';
import { OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { QuizzesService } from './quizzes.service.js';

@Spends('solo-games')
@OpenToGuests()
@Controller()
export class QuizzesController {
  constructor(private readonly quizzes: QuizzesService) {}

  @Post('quiz')
  @Documented({
    does: 'Opens a solo game with random questions, in place of one that the caller may have open. It is played on the namespace `/singleplayer`.',
    reply: quizResponse,
    errors: { 422: ['not_enough_questions'] },
  })
  @HttpCode(200)
  random(@CurrentPlayer() player: Player, @Body({ schema: quizBody }) body: QuizBody): Promise<QuizResponse> {
    return this.quizzes.playRandom(player, body);
  }

  @Post('begin-quiz')
  @Documented({
    does: 'Opens a solo game with somebody’s quiz.',
    reply: begunQuizResponse,
    errors: { 404: ['not_found'], 409: ['quiz_in_play'] },
  })
  @HttpCode(200)
  begin(
    @CurrentPlayer() player: Player,
    @Body({ schema: beginQuizBody }) body: BeginQuizBody,
  ): Promise<BegunQuizResponse> {
    return this.quizzes.playCustom(player, body);
  }
}
