import { z } from 'zod/mini';
import { described } from './documented.js';
import { questionType } from './question.js';
import { soloFields } from './rest.js';
import { corrected, playedQuiz } from './rest-replies.js';
import { text } from './text.js';

/** A closed question of a finished run, as its player reviews it. */
const reviewedQuestion = z.object({
  index: described('Its place in the run, from 0.', z.int()),
  prompt: z.string(),
  type: questionType,
  correct_answer: z.string(),
  user_answer: described('Null if the player gave no answer, or passed.', z.nullable(z.string())),
  is_correct: z.boolean(),
  points: z.number(),
  ms: described(
    "Time on the question's clock when the answer arrived, in ms; null without an answer or a clock.",
    z.nullable(z.number()),
  ),
  explanation: z.nullable(z.string()),
  skipped: described('The host skipped it.', z.optional(z.literal(true))),
  absent: described('The player was not in the game: not yet, or no longer.', z.optional(z.literal(true))),
  correct_answers: described(
    'All right answers, if an operator has made other ones right. `correct_answer` is the first of them.',
    z.optional(z.array(z.string())),
  ),
  voided: described('It counts for nobody.', z.optional(z.literal(true))),
  corrected: described('The last correction of this question.', z.optional(corrected)),
});
export type ReviewedQuestion = z.output<typeof reviewedQuestion>;

/** `GET /profile/history/ID`. 409 `quiz_in_play` while the caller's room is playing one of the questions. */
export const reviewResponse = z.object({
  ...playedQuiz.shape,
  questions: described('The questions that were closed, in order.', z.array(reviewedQuestion)),
  adjustment: described(
    "By how many points an operator has changed the player's score, besides the points of the questions.",
    z.optional(z.number()),
  ),
});
export type ReviewResponse = z.output<typeof reviewResponse>;

/** The path of `/profile/history/ID`. */
export const reviewPath = z.object({ id: text(64) });
export type ReviewPath = z.output<typeof reviewPath>;

/**
 * `POST /profile/history/ID/replay`. Replies like `POST /begin-quiz`: 409 `quiz_in_play` also while the caller's room has
 * chosen the quiz.
 */
export const replayBody = z.object(soloFields);
export type ReplayBody = z.output<typeof replayBody>;
