import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { categoryName } from '#game/category';
import type { Quiz } from '#game/commands';
import { type DrawnQuestion, deal } from '#game/question';
import type { EditQuestion } from '#protocol/quizzes';
import type { QuizBody } from '#protocol/rest';
import { QuestionsService } from './questions.service.js';

const PRECISION = 2 ** 40;
const random = () => randomInt(PRECISION) / PRECISION;

export interface Dealt extends Quiz {
  /** Ids of the facts behind the questions, for `markSeen`. */
  facts: string[];
}

/** Deals quizzes for runs: questions with fresh ids, shuffled choices and their keys apart. */
@Injectable()
export class QuizDeck {
  constructor(private readonly questions: QuestionsService) {}

  /** @throws UnprocessableEntityException when there are not so many questions of that kind. */
  async random(userId: string, wanted: QuizBody): Promise<Dealt> {
    const { questions, facts } = await this.questions.draw(userId, wanted);
    return { title: categoryName(wanted.category), ...dealt(questions), facts };
  }

  /** A quiz that somebody wrote. */
  custom({ title, questions }: { title: string; questions: EditQuestion[] }): Quiz {
    return { title, ...dealt(questions.map(drawn)) };
  }

  markSeen = (userIds: string[], facts: string[]): Promise<void> => this.questions.markSeen(userIds, facts);
}

/** Without an explanation none is shown. */
const drawn = ({ question_id: _, explanation, ...question }: EditQuestion): DrawnQuestion =>
  explanation.trim() === '' ? question : { ...question, explanation };

function dealt(drawn: DrawnQuestion[]): Pick<Quiz, 'questions' | 'keys'> {
  const pairs = drawn.map((question) => deal(question, randomUUID(), random));
  return { questions: pairs.map(([question]) => question), keys: pairs.map(([, key]) => key) };
}
