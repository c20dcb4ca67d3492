import type { DrawnQuestion } from '#game/question';
import type { QuizBody } from '#protocol/rest';

/** A question with the id of its fact or source, by which it counts as seen and can be switched off. */
export type ProvidedQuestion = DrawnQuestion & { ref: string };

export interface Wanted extends QuizBody {
  /** Refs that most of the players have seen. They are drawn last. */
  seen: ReadonlySet<string>;
  /** Refs that are switched off. */
  off: ReadonlySet<string>;
}

/** A source of questions. */
export interface QuestionProvider {
  /** Draws up to `amount` different questions of the kind, without waiting for a third party. */
  draw(wanted: Wanted): Promise<ProvidedQuestion[]>;
}

export const QUESTION_PROVIDERS = Symbol('question providers');
