import type { Difficulty } from './question.js';
import type { Random } from './random.js';

export interface Choice {
  prompt: string;
  answer: string;
  wrong: string[];
  explanation?: string;
}

export interface Statement {
  prompt: string;
  /** Said after the answer; a false statement always says what is true instead. */
  explanation?: string;
}

/** One thing that can be known, asked as a choice of four or stated to be judged. */
export interface Fact {
  id: string;
  category: number;
  difficulty: Difficulty;
  /** The relation or family it belongs to: a quiz is spread over themes. */
  theme: string;
  /** Two facts on one subject do not meet in a quiz while others are left. */
  subject: string;
  ask(random: Random): Choice;
  state(random: Random, truth: boolean): Statement;
}
