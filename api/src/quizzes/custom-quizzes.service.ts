import { Injectable } from '@nestjs/common';
import type {
  EditQuizBody,
  EditTitleBody,
  SavedQuizResponse,
  SaveQuizBody,
  TitleResponse,
} from '#protocol/quizzes';
import type { Player } from '../auth/player.js';
import { kilobytesOf } from '../limits/budgets.js';
import { Limits } from '../limits/limits.js';
import { QuizDeck } from '../questions/quiz-deck.js';
import { editQuestions } from './edit-questions.js';
import { StoredQuizzes } from './stored-quizzes.js';

/** An author's changes to quizzes. They do not affect games, which keep the questions that they were dealt. */
@Injectable()
export class CustomQuizzesService {
  constructor(
    private readonly stored: StoredQuizzes,
    private readonly deck: QuizDeck,
    private readonly limits: Limits,
  ) {}

  async save(player: Player, { title, questions: sent }: SaveQuizBody): Promise<SavedQuizResponse> {
    const quiz = { title, questions: editQuestions(sent) };
    await this.limits.spend('quizzes-saved', player.userId);
    await this.limits.spend('quiz-kilobytes', player.userId, kilobytesOf(quiz));
    const quiz_id = await this.stored.insert(player, quiz);
    return { quiz_id, questions: this.deck.custom(quiz).questions };
  }

  async edit(player: Player, { quiz_id, title, questions: sent }: EditQuizBody): Promise<SavedQuizResponse> {
    await this.limits.spend('quiz-kilobytes', player.userId, kilobytesOf(sent));
    const quiz = await this.stored.replace(player, quiz_id, title, (before) => editQuestions(sent, before));
    return { quiz_id, questions: this.deck.custom(quiz).questions };
  }

  async editTitle(player: Player, { quiz_id, title }: EditTitleBody): Promise<TitleResponse> {
    const { questions } = await this.stored.retitle(player, quiz_id, title ?? '');
    return { questions };
  }

  async remove(player: Player, quizId: string): Promise<void> {
    await this.stored.remove(player, quizId);
  }
}
