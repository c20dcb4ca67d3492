import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Question } from '#game/question';
import type { QuizBody } from '#protocol/rest';
import type { Player } from '../auth/player.js';
import { Config } from '../config.js';
import { Games } from '../games/games.js';
import { TooManyRequests } from '../http/too-many-requests.js';
import { QuizDeck } from '../questions/quiz-deck.js';

const QUIZZES_PER_MINUTE = 30;

@Injectable()
export class QuizzesService {
  private readonly limiter = new RateLimiterMemory({ points: QUIZZES_PER_MINUTE, duration: 60 });

  constructor(
    private readonly games: Games,
    private readonly deck: QuizDeck,
    private readonly config: Config,
  ) {}

  /** Opens the player's solo game with a random quiz. */
  async playRandom({ userId, username: name }: Player, wanted: QuizBody): Promise<Question[]> {
    await this.limit(userId);
    const { facts, ...quiz } = await this.deck.random(userId, wanted);
    await this.games.openSolo({ userId, name }, quiz);
    await this.deck.markSeen([userId], facts);
    return quiz.questions;
  }

  /** @throws TooManyRequests */
  private async limit(userId: string): Promise<void> {
    const { rateLimitScale: scale } = this.config;
    if (scale === 0) return;
    await this.limiter.consume(userId, 1 / scale).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw new TooManyRequests(msBeforeNext);
    });
  }
}
