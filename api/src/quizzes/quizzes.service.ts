import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { categoryName } from '#game/category';
import { type AnswerKey, type DrawnQuestion, deal, type Question } from '#game/question';
import type { QuizBody } from '#protocol/rest';
import type { Player } from '../auth/player.js';
import { Games } from '../games/games.js';
import { QuestionsService } from '../questions/questions.service.js';

const PRECISION = 2 ** 40;
const random = () => randomInt(PRECISION) / PRECISION;

@Injectable()
export class QuizzesService {
  constructor(
    private readonly games: Games,
    private readonly provider: QuestionsService,
  ) {}

  /** Opens the player's solo game with a random quiz. */
  async playRandom({ userId, username }: Player, wanted: QuizBody): Promise<Question[]> {
    const { questions: drawn, facts } = await this.provider.draw(userId, wanted);
    const { questions, keys } = dealt(drawn);
    const quiz = { title: categoryName(wanted.category), questions, keys };
    await this.games.openSolo({ userId, name: username }, quiz);
    await this.provider.markSeen(userId, facts);
    return questions;
  }
}

function dealt(drawn: DrawnQuestion[]): { questions: Question[]; keys: AnswerKey[] } {
  const pairs = drawn.map((question) => deal(question, randomUUID(), random));
  return { questions: pairs.map(([question]) => question), keys: pairs.map(([, key]) => key) };
}
