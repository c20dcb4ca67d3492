import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { quizzesResponse, savedQuizResponse, titleResponse } from '#protocol/quiz-replies';
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
import { messageResponse } from '#protocol/rest-replies';
import { NeedsAccount, OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Documented } from '../docs/documented.js';
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
  @Documented({
    does: 'Lists or searches everybody’s quizzes, newest first.',
    reply: quizzesResponse,
  })
  @Spends('reads')
  @OpenToGuests()
  list(@Query({ schema: quizzesQuery }) query: QuizzesQuery): Promise<QuizzesResponse> {
    return this.lists.list(query);
  }

  @Post('save-custom-quiz')
  @Documented({
    does: 'Saves a new quiz.',
    reply: savedQuizResponse,
    errors: { 409: ['too_many_quizzes'] },
  })
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
  @Documented({
    does: 'Replaces the title and the questions of an own quiz.',
    reply: savedQuizResponse,
    errors: { 403: ['forbidden'], 404: ['not_found'] },
  })
  @Spends('quiz-changes')
  @NeedsAccount()
  edit(
    @CurrentPlayer() player: Player,
    @Body({ schema: editQuizBody }) body: EditQuizBody,
  ): Promise<SavedQuizResponse> {
    return this.quizzes.edit(player, body);
  }

  @Put('edit-custom-quiz-title')
  @Documented({
    does: 'Changes the title of an own quiz, and shows its questions. A missing or empty title changes nothing.',
    reply: titleResponse,
    errors: { 403: ['forbidden'], 404: ['not_found'] },
  })
  @Spends('quiz-changes')
  @NeedsAccount()
  editTitle(
    @CurrentPlayer() player: Player,
    @Body({ schema: editTitleBody }) body: EditTitleBody,
  ): Promise<TitleResponse> {
    return this.quizzes.editTitle(player, body);
  }

  @Delete('delete-custom-quiz')
  @Documented({
    does: 'Deletes an own quiz.',
    reply: messageResponse,
    errors: { 403: ['forbidden'], 404: ['not_found'] },
  })
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
