import type { Difficulty, QuestionType } from '#game/question';

export type { Difficulty, QuestionType };

export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];
export const QUESTION_TYPES: readonly QuestionType[] = ['multiple', 'boolean'];

export interface BankQuestion {
  /** The fact's stable id, which is the same for all types and directions: `22/capital/france`. */
  fact: string;
  category: number;
  difficulty: Difficulty;
  type: QuestionType;
  prompt: string;
  correct_answer: string;
  incorrect_answers: string[];
  explanation?: string;
}
