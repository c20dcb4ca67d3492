import type { AnswerKey, Question } from './question.js';

/**
 * Everything that can have happened in a game. Facts, in the past tense; times are epoch ms, durations ms.
 * A type that has landed is never edited: add an optional field or a new type.
 */
export type GameEvent =
  | { type: 'GameOpened'; kind: 'solo'; expiresAt: number }
  | { type: 'PlayerJoined'; seat: number; userId: string; name: string }
  | { type: 'QuestionsDealt'; run: number; title: string; questions: Question[] }
  | { type: 'AnswerKeySet'; run: number; keys: AnswerKey[] }
  | { type: 'RunStarted'; run: number; closesAt: number }
  | { type: 'QuestionOpened'; run: number; index: number; closesAt: number }
  | {
      type: 'AnswerSubmitted';
      run: number;
      index: number;
      seat: number;
      answer: string;
      arrivedAt: number;
      left: number;
    }
  | { type: 'QuestionClosed'; run: number; index: number; revealUntil: number }
  | { type: 'RunPaused'; run: number; expiresAt: number }
  | { type: 'RunResumed'; run: number; at: number }
  | { type: 'GameStalled'; run: number; closesAt: number }
  | { type: 'RunCompleted'; run: number; results: Result[] }
  | { type: 'GameClosed'; why: 'abandoned' | 'replaced' };

/** A seat's final score in a run; null for who was not there to the end. */
export interface Result {
  seat: number;
  score: number | null;
}

/** An event as the log keeps it. `version` counts from 1 without a gap; `at` is when it was decided. */
export interface Recorded {
  version: number;
  at: number;
  commandId: string | null;
  event: GameEvent;
}
