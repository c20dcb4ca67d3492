import { z } from 'zod/mini';
import { described, isoTime, named } from './documented.js';
import { FOUND_QUIZZES, LISTED_QUIZZES } from './limits.js';
import { difficulty, question, questionType } from './question.js';

/** A question with its key, as its author edits it. */
export const editQuestion = named(
  'EditQuestion',
  z.object({
    question_id: z.string(),
    prompt: z.string(),
    category: z.string(),
    difficulty,
    type: questionType,
    incorrect_answers: z.array(z.string()),
    correct_answer: z.string(),
    timer: described('In seconds.', z.int()),
    explanation: described("'' if there is none.", z.string()),
  }),
);

export const savedQuizResponse = z.object({
  quiz_id: z.string(),
  questions: described('In play form, as a preview: only `/begin-quiz` opens a game.', z.array(question)),
});

export const titleResponse = z.object({ questions: z.array(editQuestion) });

export const begunQuizResponse = z.object({
  message: z.string(),
  title: z.string(),
  questions: z.array(question),
});

/** A quiz that everybody may play. */
export const listedQuiz = z.object({
  id: z.string(),
  title: z.string(),
  total_questions: z.int(),
  timestamp: isoTime(),
  author: z.string(),
});

export const quizzesResponse = z.object({
  quizzes: z.array(listedQuiz),
  total: described(`At most ${LISTED_QUIZZES}, or ${FOUND_QUIZZES} in a search.`, z.int()),
});

/** A quiz of the caller, with its keys. */
export const createdQuiz = named(
  'CreatedQuiz',
  z.object({
    id: z.string(),
    title: z.string(),
    total_questions: z.int(),
    timestamp: isoTime(),
    questions: z.array(editQuestion),
    hidden: described('An operator has hidden it: only the caller can play it.', z.optional(z.literal(true))),
  }),
);

/** `GET /profile/creations`. */
export const creationsResponse = z.object({ quizzes: z.array(createdQuiz), total: z.int() });
