import type { GameEvent } from './events.js';
import type { AnswerKey, Question } from './question.js';
import type { Settings } from './settings.js';

/** What a run is played with. */
export interface Quiz {
  title: string;
  questions: Question[];
  keys: AnswerKey[];
}

interface Base {
  /** The client's command id, else the server's. */
  id: string;
  at: number;
}

interface ByUser extends Base {
  userId: string;
}

/**
 * Wishes. Time, ids, questions and presence arrive in the command, so that deciding stays pure.
 * `at` and `arrivedAt` are epoch ms of the server's clock; `present` holds the seats with a connection.
 */
export type Command =
  | ({ type: 'OpenSolo'; name: string } & ByUser & Quiz)
  | ({ type: 'OpenRoom'; name: string; code: string; settings: Settings } & ByUser)
  | ({ type: 'Connect' } & ByUser)
  | ({ type: 'JoinRoom'; name: string; capacity: number } & ByUser)
  | ({ type: 'LeaveRoom'; why: 'left' | 'away'; present: Present } & ByUser)
  | ({ type: 'KickPlayer'; name: string; present: Present } & ByUser)
  | ({ type: 'MakeHost'; name: string } & ByUser)
  | ({ type: 'ReplaceHost'; present: Present } & Base)
  | ({ type: 'ChangeSettings'; settings: Partial<Settings> } & ByUser)
  | ({ type: 'StartRun'; settings: Settings } & ByUser & Quiz)
  | ({ type: 'SkipQuestion'; index: number } & ByUser)
  | ({ type: 'PauseRun'; paused: boolean } & ByUser)
  | ({ type: 'EndRun' } & ByUser)
  | ({
      type: 'SubmitAnswer';
      arrivedAt: number;
      questionId: string;
      index: number;
      answer: string;
      present: Present;
    } & ByUser)
  | ({ type: 'CountPresent'; present: Present } & Base)
  | ({ type: 'Advance'; present: Present } & Base)
  | ({ type: 'GiveBack'; lostMs: number } & Base)
  | ({ type: 'Abandon'; why: 'abandoned' | 'replaced' } & Base);

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export type Present = ReadonlySet<number>;

/** What follows from a command: events to record, or the receipt of the same wish granted before. */
export interface Decision {
  events: GameEvent[];
  receipt?: number;
}
