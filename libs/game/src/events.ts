import type { AnswerKey, Question } from './question.js';
import type { RunSettings, Settings } from './settings.js';

/**
 * Everything that can have happened in a game. Facts, in the past tense; times are epoch ms, durations ms.
 * A type that has landed is never edited: add an optional field or a new type.
 */
export type GameEvent =
  | { type: 'GameOpened'; kind: GameKind; expiresAt: number; code?: string; settings?: Settings }
  | { type: 'PlayerJoined'; seat: number; userId: string; name: string }
  | { type: 'QuestionsDealt'; run: number; title: string; questions: Question[] }
  | { type: 'AnswerKeySet'; run: number; keys: AnswerKey[] }
  | { type: 'PlayerLeft'; seat: number; why: 'left' | 'kicked' | 'away' }
  | { type: 'HostChanged'; seat: number }
  | { type: 'SettingsChanged'; settings: Settings }
  | { type: 'RoomEmptied'; expiresAt: number }
  | { type: 'RunStarted'; run: number; closesAt: number; settings?: RunSettings }
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
  /** `skipped`: by the host, before its time. */
  | { type: 'QuestionClosed'; run: number; index: number; revealUntil: number; skipped?: true }
  | { type: 'RunPaused'; run: number; expiresAt: number }
  | { type: 'RunResumed'; run: number; at: number }
  /** The deadline is later by what was lost, `from` … `to`: the clock stood still then. */
  | { type: 'GameStalled'; run: number; closesAt: number; from?: number; to?: number }
  /** `closed` questions count where the run was ended before its last one. */
  | { type: 'RunCompleted'; run: number; results: Result[]; closed?: number }
  | { type: 'GameClosed'; why: 'abandoned' | 'replaced' | 'empty' };

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const KNOWN: Record<GameEvent['type'], true> = {
  GameOpened: true,
  PlayerJoined: true,
  QuestionsDealt: true,
  AnswerKeySet: true,
  PlayerLeft: true,
  HostChanged: true,
  SettingsChanged: true,
  RoomEmptied: true,
  RunStarted: true,
  QuestionOpened: true,
  AnswerSubmitted: true,
  QuestionClosed: true,
  RunPaused: true,
  RunResumed: true,
  GameStalled: true,
  RunCompleted: true,
  GameClosed: true,
};

/** Whether this release knows such events; a log may hold those of a newer one. */
export const isKnown = ({ type }: { type: string }): boolean => Object.hasOwn(KNOWN, type);

export type GameKind = 'solo' | 'room';

/** The final score of a seat that was there to the end of a run. */
export interface Result {
  seat: number;
  score: number;
}

/** An event as the log keeps it. `version` counts from 1 without a gap; `at` is when it was decided. */
export interface Recorded {
  version: number;
  at: number;
  commandId: string | null;
  event: GameEvent;
}
