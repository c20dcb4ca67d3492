import type { Difficulty, QuestionType } from './question.js';

export type Scoring = 'speed' | 'accuracy';

/** How long a key is shown: `auto` for `reveal_seconds`, `reading` by its length, `manual` until the host continues. */
export type Pace = 'auto' | 'reading' | 'manual';

/** Settings that stay the same for a whole run. */
export interface RunSettings {
  scoring: Scoring;
  reveal_seconds: number;
  late_join: 'next' | 'closed';
  disclosure: 'upfront' | 'progressive';
  /** Absent in logs of early releases: `auto`. */
  pace?: Pace;
  /** Questions have no time limit. Solo only. */
  untimed?: true;
  /** The run leaves no history. Solo only. */
  unranked?: true;
}

/** A user's quiz, chosen for a room. */
export interface ChosenQuiz {
  id: string;
  title: string;
  total_questions: number;
}

/** A room's settings, which its host changes. A missing field means any; without a `quiz` the questions are random. */
export interface Settings extends Omit<RunSettings, 'untimed' | 'unranked'> {
  quiz?: ChosenQuiz;
  amount: number;
  category?: number;
  difficulty?: Difficulty;
  type?: QuestionType;
  locked: boolean;
  /** Whether the host plays the runs that they start. Absent in logs of early releases: true. */
  host_plays?: boolean;
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
