import { z } from 'zod/mini';
import type { Question } from '#game/question';
import { described, type FieldsOf, named } from './documented.js';

export const difficulty = z.enum(['easy', 'medium', 'hard']);
export const questionType = z.enum(['multiple', 'boolean']);

/** A question as players see it, without its key. */
export const question = named(
  'Question',
  z.object({
    question_id: z.string(),
    prompt: z.string(),
    choices: z.array(z.string()),
    timer: described('In seconds.', z.number()),
    category: z.string(),
    difficulty,
    type: questionType,
    source: described('Where it was fetched from.', z.optional(z.string())),
  } satisfies FieldsOf<Question>),
);

/** A question of a game. Its prompt and choices may be missing until it opens. */
export const shownQuestion = named(
  'ShownQuestion',
  z.extend(question, { prompt: z.optional(z.string()), choices: z.optional(z.array(z.string())) }),
);
export type ShownQuestion = z.output<typeof shownQuestion>;
