import type { EventOf, GameEvent, SoloRules } from './events.js';
import type { AnswerKey, Question } from './question.js';
import type { Settings } from './settings.js';

/** The title, questions and answer keys of a run. `time`: the factor by which its timers have been multiplied. */
export interface Quiz {
  title: string;
  questions: Question[];
  keys: AnswerKey[];
  time?: number;
}

/** The fields of every command. A command of the server itself has no `userId`. */
interface FromServer {
  /** Chosen by the client for its commands, and by the server for its own. */
  id: string;
  at: number;
}

interface FromUser extends FromServer {
  userId: string;
}

/**
 * A request of a user, or of the server itself, to change a game. Time, ids, questions and presence arrive in the
 * command, so that deciding stays pure. `at` and `arrivedAt` are epoch ms of the server's clock; `present` holds the
 * seats that are connected.
 */
export type Command =
  | ({ type: 'OpenSolo'; name: string; rules?: SoloRules } & FromUser & Quiz)
  | ({ type: 'OpenRoom'; name: string; code: string; settings: Settings } & FromUser)
  | ({ type: 'Connect' } & FromUser)
  | ({ type: 'JoinRoom'; name: string; capacity: number } & FromUser)
  | ({ type: 'LeaveRoom'; why: 'left' | 'away'; present: Present } & FromUser)
  | ({ type: 'KickPlayer'; name: string; present: Present } & FromUser)
  | ({ type: 'MakeHost'; name: string } & FromUser)
  | ({ type: 'RenamePlayer'; name: string; to: string } & FromUser)
  | ({ type: 'ReplaceHost'; present: Present } & FromServer)
  | ({ type: 'ChangeSettings'; settings: Partial<Settings> } & FromUser)
  | ({ type: 'StartRun'; settings: Settings } & FromUser & Quiz)
  | ({ type: 'SkipQuestion'; index: number } & FromUser)
  | ({ type: 'OpenNext'; index: number } & FromUser)
  | ({ type: 'PauseRun'; paused: boolean } & FromUser)
  | ({ type: 'EndRun' } & FromUser)
  | ({
      type: 'SubmitAnswer';
      arrivedAt: number;
      questionId: string;
      index: number;
      answer: string;
      present: Present;
    } & FromUser)
  /** A player has disconnected: all others may have answered already. */
  | ({ type: 'CountPresent'; present: Present } & FromServer)
  /** The deadline of the phase has passed. */
  | ({ type: 'Advance'; present: Present } & FromServer)
  /** No server ran for `lostMs`: the open question gets that time back. */
  | ({ type: 'GiveBack'; lostMs: number } & FromServer)
  /** An operator's correction. The results were computed from the log: see `regrade`. */
  | ({ type: 'CorrectRun' } & Omit<EventOf<'RunCorrected'>, 'type' | 'by'> & FromUser)
  /** Of an operator. */
  | ({ type: 'CloseRoom' } & FromServer)
  | ({ type: 'Abandon'; why: 'abandoned' | 'replaced' } & FromServer);

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export type Present = ReadonlySet<number>;

/** The outcome of a command: events to record, or the first receipt if the same command was granted before. */
export interface Decision {
  events: GameEvent[];
  receipt?: number;
}
