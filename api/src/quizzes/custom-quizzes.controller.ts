import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  type EditQuizBody,
  type EditTitleBody,
  editQuizBody,
  editTitleBody,
  type QuizIdBody,
  type QuizzesQuery,
  type QuizzesResponse,
  quizIdBody,
  quizzesQuery,
  type SavedQuizResponse,
  type SaveQuizBody,
  saveQuizBody,
  type TitleResponse,
} from '#protocol/quizzes';
import { NeedsAccount, OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Spends } from '../limits/spends.js';
import { CustomQuizzesService } from './custom-quizzes.service.js';
import { QuizLists } from './quiz-lists.js';

@Controller()
export class CustomQuizzesController {
  constructor(
    private readonly quizzes: CustomQuizzesService,
    private readonly lists: QuizLists,
  ) {}

  @Get('get-custom-quizzes')
  @Spends('reads')
  @OpenToGuests()
  list(@Query({ schema: quizzesQuery }) query: QuizzesQuery): Promise<QuizzesResponse> {
    return this.lists.list(query);
  }

  @Post('save-custom-quiz')
  @Spends('quiz-changes')
  @NeedsAccount()
  @HttpCode(200)
  save(
    @CurrentPlayer() player: Player,
    @Body({ schema: saveQuizBody }) body: SaveQuizBody,
  ): Promise<SavedQuizResponse> {
    return this.quizzes.save(player, body);
  }

  @Put('edit-custom-quiz')
  @Spends('quiz-changes')
  @NeedsAccount()
  edit(
    @CurrentPlayer() player: Player,
    @Body({ schema: editQuizBody }) body: EditQuizBody,
  ): Promise<SavedQuizResponse> {
    return this.quizzes.edit(player, body);
  }

  @Put('edit-custom-quiz-title')
  @Spends('quiz-changes')
  @NeedsAccount()
  editTitle(
    @CurrentPlayer() player: Player,
    @Body({ schema: editTitleBody }) body: EditTitleBody,
  ): Promise<TitleResponse> {
    return this.quizzes.editTitle(player, body);
  }

  @Delete('delete-custom-quiz')
  @Spends('quiz-changes')
  @NeedsAccount()
  async remove(
    @CurrentPlayer() player: Player,
    @Body({ schema: quizIdBody }) { quiz_id }: QuizIdBody,
  ): Promise<{ message: string }> {
    await this.quizzes.remove(player, quiz_id);
    return { message: 'Quiz deleted.' };
  }
}
