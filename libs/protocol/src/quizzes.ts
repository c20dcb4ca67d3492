import { z } from 'zod/mini';
import { CATEGORIES } from '#game/category';
import type { QuestionType } from '#game/question';
import {
  MAX_ANSWER_LENGTH,
  MAX_EXPLANATION_LENGTH,
  MAX_PAGE_SIZE,
  MAX_PROMPT_LENGTH,
  MAX_QUESTIONS,
  MAX_SEARCH_LENGTH,
  MAX_TIMER,
  MAX_TITLE_LENGTH,
  MIN_QUESTIONS,
  MIN_TIMER,
} from './limits.js';
import type {
  begunQuizResponse,
  createdQuiz,
  creationsResponse,
  editQuestion,
  listedQuiz,
  quizzesResponse,
  savedQuizResponse,
  titleResponse,
} from './quiz-replies.js';
import { listOf, pageQuery, soloFields, wholeNumber } from './rest.js';
import { atLeast, filledText, text, trimmedText, writtenText } from './text.js';
import { visibleKey } from './visible.js';

const CATEGORY_NAMES = CATEGORIES.map(({ name }) => name);
const REQUIRED = 'is required';

/** The message of calls and rooms for a quiz that is unknown or deleted. */
export const NO_SUCH_QUIZ = 'That quiz no longer exists.';

/** The indices of answers that look the same as an earlier one, ignoring case and surrounding space. */
function repeated(answers: readonly string[]): number[] {
  const keys = answers.map(visibleKey);
  return keys.flatMap((key, i) => (keys.indexOf(key) < i ? [i] : []));
}

interface Answers {
  type: QuestionType;
  correct_answer: string;
  incorrect_answers: string[];
}

interface Fault {
  path: PropertyKey[];
  message: string;
}

function faultsOf({ type, correct_answer, incorrect_answers }: Answers): Fault[] {
  if (type === 'boolean') {
    if (correct_answer !== 'True' && correct_answer !== 'False')
      return [{ path: ['correct_answer'], message: 'must be True or False' }];
    const opposite = correct_answer === 'True' ? 'False' : 'True';
    if (incorrect_answers.length === 1 && incorrect_answers[0] === opposite) return [];
    return [{ path: ['incorrect_answers'], message: `must be just ${opposite}` }];
  }
  if (incorrect_answers.length !== 3) return [{ path: ['incorrect_answers'], message: 'must be three' }];
  return repeated([correct_answer, ...incorrect_answers]).map((index) => ({
    path: ['incorrect_answers', index - 1],
    message: 'must differ from the other answers',
  }));
}

/** A question as its author sends it. `timer` is in seconds; its default depends on the difficulty and the type. */
export const sentQuestion = z
  .object({
    /** Identifies the question when its quiz is edited. */
    id: z.catch(z.optional(text(64)), undefined),
    question: filledText(MAX_PROMPT_LENGTH),
    category: z.enum(CATEGORY_NAMES, { error: 'must be one of the 24 categories' }),
    difficulty: z.enum(['easy', 'medium', 'hard'], { error: 'must be easy, medium or hard' }),
    type: z.enum(['multiple', 'boolean'], { error: 'must be multiple or boolean' }),
    /** The length is checked first, so that a body full of bad answers does not produce an issue for each. */
    incorrect_answers: listOf(filledText(MAX_ANSWER_LENGTH), { most: 3, error: 'must be three' }),
    correct_answer: filledText(MAX_ANSWER_LENGTH),
    timer: z.optional(wholeNumber(MIN_TIMER, MAX_TIMER)),
    explanation: z.optional(writtenText(MAX_EXPLANATION_LENGTH)),
  })
  .check(
    z.superRefine((question, context) => {
      for (const fault of faultsOf(question)) context.addIssue({ code: 'custom', ...fault });
    }),
  );
export type SentQuestion = z.output<typeof sentQuestion>;

export const quizTitle = trimmedText(MAX_TITLE_LENGTH).check(atLeast(1, REQUIRED));

const questions = listOf(sentQuestion, {
  least: MIN_QUESTIONS,
  most: MAX_QUESTIONS,
  error: `must be a list of ${MIN_QUESTIONS} to ${MAX_QUESTIONS}`,
});

/** `POST /save-custom-quiz`. */
export const saveQuizBody = z.object({ title: quizTitle, questions });
export type SaveQuizBody = z.output<typeof saveQuizBody>;

/** `PUT /edit-custom-quiz`. */
export const editQuizBody = z.object({ quiz_id: text(64), title: quizTitle, questions });
export type EditQuizBody = z.output<typeof editQuizBody>;

/** `PUT /edit-custom-quiz-title`. A missing or empty title changes nothing. */
export const editTitleBody = z.object({
  quiz_id: text(64),
  title: z.optional(z.nullable(trimmedText(MAX_TITLE_LENGTH))),
});
export type EditTitleBody = z.output<typeof editTitleBody>;

/** `DELETE /delete-custom-quiz`. */
export const quizIdBody = z.object({ quiz_id: text(64) });
export type QuizIdBody = z.output<typeof quizIdBody>;

/** `POST /begin-quiz`. */
export const beginQuizBody = z.object({ quiz_id: text(64), ...soloFields });
export type BeginQuizBody = z.output<typeof beginQuizBody>;

/** `GET /get-custom-quizzes?page=&page_size=&search=`. */
export const quizzesQuery = z.extend(pageQuery, {
  page_size: z.optional(wholeNumber(1, MAX_PAGE_SIZE)),
  search: z.optional(text(MAX_SEARCH_LENGTH)),
});
export type QuizzesQuery = z.output<typeof quizzesQuery>;

/** A question with its key, as its author edits it. */
export type EditQuestion = z.output<typeof editQuestion>;

export type SavedQuizResponse = z.output<typeof savedQuizResponse>;

export type TitleResponse = z.output<typeof titleResponse>;

export type BegunQuizResponse = z.output<typeof begunQuizResponse>;

/** A quiz that everybody may play. */
export type ListedQuiz = z.output<typeof listedQuiz>;

export type QuizzesResponse = z.output<typeof quizzesResponse>;

/** A quiz of the caller, with its keys. */
export type CreatedQuiz = z.output<typeof createdQuiz>;

/** `GET /profile/creations`. */
export type CreationsResponse = z.output<typeof creationsResponse>;
