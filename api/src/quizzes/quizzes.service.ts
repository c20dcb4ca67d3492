import { Injectable } from '@nestjs/common';
import type { Question } from '#game/question';
import type { QuizBody } from '#protocol/rest';
import type { Player } from '../auth/player.js';
import { Games } from '../games/games.js';
import { QuizDeck } from '../questions/quiz-deck.js';

@Injectable()
export class QuizzesService {
  constructor(
    private readonly games: Games,
    private readonly deck: QuizDeck,
  ) {}

  /** Opens the player's solo game with a random quiz. */
  async playRandom({ userId, username: name }: Player, wanted: QuizBody): Promise<Question[]> {
    const { facts, ...quiz } = await this.deck.random(userId, wanted);
    await this.games.openSolo({ userId, name }, quiz);
    await this.deck.markSeen([userId], facts);
    return quiz.questions;
  }
}
