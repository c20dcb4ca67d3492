import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { categoryName } from '#game/category';
import type { Quiz } from '#game/commands';
import { type DrawnQuestion, deal } from '#game/question';
import type { EditQuestion } from '#protocol/quizzes';
import type { QuizBody } from '#protocol/rest';
import type { Asked } from '#protocol/run-review';
import { QuestionsService } from './questions.service.js';

const PRECISION = 2 ** 40;
const random = () => randomInt(PRECISION) / PRECISION;

export interface Dealt extends Quiz {
  /** The questions' refs, for `markSeen`. */
  refs: string[];
}

/** Deals quizzes for runs: questions with new ids and shuffled choices, and their keys separately. */
@Injectable()
export class QuizDeck {
  constructor(private readonly questions: QuestionsService) {}

  /** @throws UnprocessableEntityException if there are too few questions of that kind. */
  async random(userIds: string[], wanted: QuizBody): Promise<Dealt> {
    const questions = await this.questions.draw(userIds, wanted);
    return {
      title: categoryName(wanted.category),
      ...dealt(questions),
      refs: questions.map(({ ref }) => ref),
    };
  }

  /** Deals a user's quiz. */
  custom({ title, questions }: { title: string; questions: EditQuestion[] }): Quiz {
    return { title, ...dealt(questions.map(drawn)) };
  }

  /** Deals questions of an earlier run again. */
  again(title: string, asked: Asked[]): Quiz {
    return { title, ...dealt(asked.map(askedAgain)) };
  }

  markSeen = (userIds: string[], refs: string[]): Promise<void> => this.questions.markSeen(userIds, refs);
}

/** Leaves a blank explanation out, so that none is shown. */
const drawn = ({ question_id, explanation, ...question }: EditQuestion): DrawnQuestion => ({
  ...question,
  ...(explanation.trim() === '' ? {} : { explanation }),
  ref: `quiz/${question_id}`,
});

function askedAgain({ question, key }: Asked): DrawnQuestion {
  const { question_id: _id, choices, ...rest } = question;
  const { answer, ...about } = key;
  const incorrect_answers = choices.filter((choice) => choice !== answer);
  return { ...rest, ...about, correct_answer: answer, incorrect_answers };
}

function dealt(drawn: DrawnQuestion[]): Pick<Quiz, 'questions' | 'keys'> {
  const pairs = drawn.map((question) => deal(question, randomUUID(), random));
  return { questions: pairs.map(([question]) => question), keys: pairs.map(([, key]) => key) };
}
