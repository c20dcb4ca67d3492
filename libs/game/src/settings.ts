import type { Difficulty, QuestionType } from './question.js';

export type Scoring = 'speed' | 'accuracy';

/** Settings that stay the same for a whole run. */
export interface RunSettings {
  scoring: Scoring;
  reveal_seconds: number;
  late_join: 'next' | 'closed';
  disclosure: 'upfront' | 'progressive';
}

/** A user's quiz, chosen for a room. */
export interface ChosenQuiz {
  id: string;
  title: string;
  total_questions: number;
}

/** What a room's host sets. A missing field means any; without a `quiz` the questions are random. */
export interface Settings extends RunSettings {
  quiz?: ChosenQuiz;
  amount: number;
  category?: number;
  difficulty?: Difficulty;
  type?: QuestionType;
  locked: boolean;
}

export const SOLO_RUN: RunSettings = {
  scoring: 'speed',
  reveal_seconds: 2,
  late_join: 'closed',
  disclosure: 'upfront',
};

export const NEW_ROOM: Settings = {
  amount: 10,
  scoring: 'speed',
  reveal_seconds: 2,
  late_join: 'next',
  disclosure: 'upfront',
  locked: false,
};
