import type { GameEvent } from './events.js';
import type { AnswerKey, Question } from './question.js';

/**
 * Wishes. Time, ids, questions and presence arrive in the command, so that deciding stays pure.
 * `at` and `arrivedAt` are epoch ms of the server's clock; `present` holds the seats with a connection.
 */
export type Command =
  | {
      type: 'OpenSolo';
      id: string;
      at: number;
      userId: string;
      name: string;
      title: string;
      questions: Question[];
      keys: AnswerKey[];
    }
  | { type: 'Connect'; id: string; at: number; userId: string }
  | {
      type: 'SubmitAnswer';
      id: string;
      at: number;
      arrivedAt: number;
      userId: string;
      questionId: string;
      index: number;
      answer: string;
      present: Present;
    }
  | { type: 'Advance'; id: string; at: number; present: Present }
  | { type: 'GiveBack'; id: string; at: number; lostMs: number }
  | { type: 'Abandon'; id: string; at: number; why: 'abandoned' | 'replaced' };

export type Present = ReadonlySet<number>;

/** What follows from a command: events to record, or the receipt of the same wish granted before. */
export interface Decision {
  events: GameEvent[];
  receipt?: number;
}
