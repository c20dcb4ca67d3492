import type { DrawnQuestion } from '#game/question';
import type { QuizBody } from '#protocol/rest';

/** A question with the name of what it was made of, by which it counts as seen and can be switched off. */
export type ProvidedQuestion = DrawnQuestion & { ref: string };

export interface Wanted extends QuizBody {
  /** What the players have met: it comes last. */
  seen: ReadonlySet<string>;
  /** What is never asked. */
  off: ReadonlySet<string>;
}

/** Where questions come from. */
export interface QuestionProvider {
  /** Up to `amount` different questions of the kind, at once: nobody waits for a third party. */
  draw(wanted: Wanted): Promise<ProvidedQuestion[]>;
}

export const QUESTION_PROVIDERS = Symbol('question providers');
