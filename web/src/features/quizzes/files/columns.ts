import type { SentQuestion } from '#protocol/quizzes';

/** The columns of our own tables, in the order of an export. */
export const COLUMNS = [
  'question',
  'type',
  'difficulty',
  'category',
  'correct_answer',
  'incorrect_answer_1',
  'incorrect_answer_2',
  'incorrect_answer_3',
  'timer',
  'explanation',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Columns without a default. */
export const REQUIRED_COLUMNS = ['question', 'correct_answer', 'incorrect_answer_1'] as const;

/** The rows of a quiz, header first. Text cells only, so that no spreadsheet evaluates one as a formula. */
export function tableOf(questions: readonly SentQuestion[]): string[][] {
  return [
    [...COLUMNS],
    ...questions.map((question) => {
      const [first = '', second = '', third = ''] = question.incorrect_answers;
      const { type, difficulty, category, correct_answer, timer, explanation } = question;
      const rest = [first, second, third, `${timer ?? ''}`, explanation ?? ''];
      return [question.question, type, difficulty, category, correct_answer, ...rest];
    }),
  ];
}
