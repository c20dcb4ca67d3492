import type { Difficulty, QuestionType } from '#game/question';

export type { Difficulty, QuestionType };

export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];
export const QUESTION_TYPES: readonly QuestionType[] = ['multiple', 'boolean'];

export interface BankQuestion {
  /** Stable: the same in both types and both directions, e.g. `22/capital/france`. */
  fact: string;
  category: number;
  difficulty: Difficulty;
  type: QuestionType;
  prompt: string;
  correct_answer: string;
  incorrect_answers: string[];
  explanation?: string;
}
