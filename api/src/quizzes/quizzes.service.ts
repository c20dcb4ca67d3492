import { Injectable, Logger } from '@nestjs/common';
import type { Quiz } from '#game/commands';
import type { SoloRules } from '#game/events';
import { type Question, slowed } from '#game/question';
import type { BeginQuizBody, BegunQuizResponse } from '#protocol/quizzes';
import type { QuizBody, SoloOptions } from '#protocol/rest';
import type { Asked } from '#protocol/run-review';
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
    const { questions } = await this.open(player, quiz, wanted);
    // The game is open already, so a failure here must not fail the call.
    await this.deck.markSeen([userId], refs).catch((error) => this.logger.warn(error));
    return questions;
  }

  /** Opens the player's solo game with a user's quiz. @throws NoSuchQuiz, QuizInPlay */
  async playCustom(player: Player, wanted: BeginQuizBody): Promise<BegunQuizResponse> {
    await this.limits.spend('solo-games-hourly', player.userId);
    const stored = await this.stored.find(wanted.quiz_id, player.userId);
    if (!stored) throw new NoSuchQuiz();
    // Playing the quiz alone would reveal the answers before the room reaches them.
    if (await this.seats.isInPlay(player.userId, stored.id)) throw new QuizInPlay();
    const { title, questions } = await this.open(player, this.deck.custom(stored), wanted);
    return { message: 'Quiz started.', title, questions };
  }

  /** Opens an unranked solo game with questions that the player has played before. [P6] */
  async playAgain(
    player: Player,
    title: string,
    asked: Asked[],
    wanted: SoloOptions,
  ): Promise<BegunQuizResponse> {
    await this.limits.spend('solo-games-hourly', player.userId);
    const { questions } = await this.open(player, this.deck.again(title, asked), wanted, { unranked: true });
    return { message: 'Quiz started.', title, questions };
  }

  /** Resolves to the quiz with the player's timers. */
  private async open(
    player: Player,
    drawn: Quiz,
    { pace, time = 1 }: SoloOptions,
    more: SoloRules = {},
  ): Promise<Quiz> {
    const { userId, username: name } = player;
    const quiz = time > 1 ? { ...drawn, questions: slowed(drawn.questions, time), time } : drawn;
    await this.limits.spend('dealt-kilobytes', userId, kilobytesOf(quiz));
    const rules = { ...more, ...(pace && { pace }), ...(time === 0 && { untimed: true as const }) };
    await this.seats.openSolo({ userId, name }, quiz, Object.keys(rules).length > 0 ? rules : undefined);
    return quiz;
  }
}
