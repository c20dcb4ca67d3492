import { z } from 'zod/mini';
import { FIRST_CATEGORY, LAST_CATEGORY } from '#game/category';
import type { Pace } from '#game/settings';
import { MAX_PAGE_SIZE, MAX_QUESTIONS, MIN_QUESTIONS } from './limits.js';
import type {
  corrected,
  errorResponse,
  historyResponse,
  playedQuiz,
  quizResponse,
  registerResponse,
  roomPreview,
  signedIn,
} from './rest-replies.js';
import { text } from './text.js';

/** A number, or its digits as forms and URLs send them. */
export const wholeNumber = (minimum: number, maximum: number) => {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))], { error }),
    z.pipe(
      z.transform(Number),
      z.int({ error }).check(z.minimum(minimum, { error }), z.maximum(maximum, { error })),
    ),
  );
};

/** A list whose length is checked before its items. */
export const listOf = <T extends z.ZodMiniType>(
  item: T,
  { least = 0, most, error }: { least?: number; most: number; error: string },
) =>
  z.pipe(
    z.array(z.unknown(), { error: 'is required' }).check(
      z.refine(({ length }) => length >= least && length <= most, {
        error,
        abort: true,
        params: { minItems: least, maxItems: most },
      }),
    ),
    z.array(item),
  );

/** A choice in a form. A missing value, '' and 'any' become undefined, which means any. */
const orAny = <T extends z.ZodMiniType>(choice: T) =>
  z.optional(
    z.union([
      z.pipe(
        z.enum(['', 'any']),
        z.transform(() => undefined),
      ),
      choice,
    ]),
  );

/** A client's request for random questions. */
export const quizFields = {
  amount: wholeNumber(MIN_QUESTIONS, MAX_QUESTIONS),
  category: orAny(wholeNumber(FIRST_CATEGORY, LAST_CATEGORY)),
  difficulty: orAny(z.enum(['easy', 'medium', 'hard'])),
  type: orAny(z.enum(['multiple', 'boolean'])),
};

export const PACES = ['auto', 'reading', 'manual'] as const satisfies Pace[];

/** What a solo player chooses besides the questions. `time` multiplies their timers; 0 means no time limit. */
export const soloFields = {
  pace: z.optional(z.enum(PACES)),
  time: z.optional(wholeNumber(0, 3)),
};
export interface SoloOptions {
  pace?: Pace | undefined;
  time?: number | undefined;
}

/** `POST /quiz`. */
export const quizBody = z.object({ ...quizFields, ...soloFields });
export type QuizBody = z.infer<typeof quizBody>;
export type QuizResponse = z.output<typeof quizResponse>;

/** `?page=&page_size=`, pages from 1. */
export const pageQuery = z.object({
  page: z.optional(wholeNumber(1, 1_000_000)),
  page_size: z.optional(wholeNumber(1, MAX_PAGE_SIZE)),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** The path of `GET /rooms/CODE`. */
export const roomPath = z.object({ code: text(32) });

/** A finished game. */
export type PlayedQuiz = z.output<typeof playedQuiz>;

/** An operator's correction of results. */
export type Corrected = z.output<typeof corrected>;

/** `GET /profile/history`. */
export type HistoryResponse = z.output<typeof historyResponse>;

/** `POST /login`, `POST /guest` and `GET /auth/refresh`. Guests have no email. */
export type SignedIn = z.output<typeof signedIn>;

/** `POST /register`. A guest who signs up is signed in at once, since the old access token is a guest's. */
export type RegisterResponse = z.output<typeof registerResponse>;

/** `GET /rooms/CODE`: what anybody with the code sees before joining. */
export type RoomPreview = z.output<typeof roomPreview>;

/** The body of every error. */
export type ErrorResponse = z.output<typeof errorResponse>;
