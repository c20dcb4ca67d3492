import { Injectable, Logger } from '@nestjs/common';
import type { Quiz } from '#game/commands';
import type { Question } from '#game/question';
import type { BegunQuizResponse } from '#protocol/quizzes';
import type { QuizBody } from '#protocol/rest';
import type { Player } from '../auth/player.js';
import { Seats } from '../games/seats/seats.js';
import { kilobytesOf } from '../limits/budgets.js';
import { Limits } from '../limits/limits.js';
import { QuizDeck } from '../questions/quiz-deck.js';
import { NoSuchQuiz, QuizInPlay } from './quiz-faults.js';
import { StoredQuizzes } from './stored-quizzes.js';

/** Opens solo games. */
@Injectable()
export class QuizzesService {
  private readonly logger = new Logger(QuizzesService.name);

  constructor(
    private readonly seats: Seats,
    private readonly deck: QuizDeck,
    private readonly stored: StoredQuizzes,
    private readonly limits: Limits,
  ) {}

  /** Opens the player's solo game with a random quiz. */
  async playRandom(player: Player, wanted: QuizBody): Promise<Question[]> {
    const { userId } = player;
    await this.limits.spend('solo-games-hourly', userId);
    const { refs, ...quiz } = await this.deck.random([userId], wanted);
    await this.open(player, quiz);
    // The game is open already, so a failure here must not fail the call.
    await this.deck.markSeen([userId], refs).catch((error) => this.logger.warn(error));
    return quiz.questions;
  }

  /** Opens the player's solo game with a user's quiz. @throws NoSuchQuiz, QuizInPlay */
  async playCustom(player: Player, quizId: string): Promise<BegunQuizResponse> {
    await this.limits.spend('solo-games-hourly', player.userId);
    const stored = await this.stored.find(quizId);
    if (!stored) throw new NoSuchQuiz();
    // Playing the quiz alone would reveal the answers before the room reaches them.
    if (await this.seats.isInPlay(player.userId, stored.id)) throw new QuizInPlay();
    const quiz = this.deck.custom(stored);
    await this.open(player, quiz);
    return { message: 'Quiz started.', title: quiz.title, questions: quiz.questions };
  }

  private async open({ userId, username: name }: Player, quiz: Quiz): Promise<void> {
    await this.limits.spend('dealt-kilobytes', userId, kilobytesOf(quiz));
    await this.seats.openSolo({ userId, name }, quiz);
  }
}
