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
  /** Shown after the answer. For a false statement, it always states what is true. */
  explanation?: string;
}

/** One fact, which can be asked as a choice of four or as a statement to be judged true or false. */
export interface Fact {
  id: string;
  category: number;
  difficulty: Difficulty;
  /** Its relation or family. A quiz is spread over themes. */
  theme: string;
  /** A quiz has two facts on one subject only if no others are left. */
  subject: string;
  ask(random: Random): Choice;
  state(random: Random, truth: boolean): Statement;
}
