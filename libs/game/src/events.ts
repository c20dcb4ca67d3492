import type { AnswerKey, Question } from './question.js';
import type { RunSettings, Settings } from './settings.js';

/**
 * Everything that may happen in a game: facts, in the past tense. Times are epoch ms, durations ms.
 * A type that has landed is never edited: add an optional field or a new type.
 */
export type GameEvent =
  /** `rules`: those of a solo game, if they are not the default ones. */
  | {
      type: 'GameOpened';
      kind: GameKind;
      expiresAt: number;
      code?: string;
      settings?: Settings;
      rules?: SoloRules;
    }
  | { type: 'PlayerJoined'; seat: number; userId: string; name: string }
  /**
   * The game or the next run has rules that change which events may follow. Releases that do not know this type leave
   * the game alone: they would take those events for a broken log. Absent in logs of the first releases with such rules.
   */
  | { type: 'RulesChosen' }
  /** `time`: the factor that the solo player chose, which the timers include. [Q3] */
  | { type: 'QuestionsDealt'; run: number; title: string; questions: Question[]; time?: number }
  | { type: 'AnswerKeySet'; run: number; keys: AnswerKey[] }
  | { type: 'PlayerLeft'; seat: number; why: 'left' | 'kicked' | 'away' }
  | { type: 'HostChanged'; seat: number }
  | { type: 'PlayerRenamed'; seat: number; name: string }
  | { type: 'SettingsChanged'; settings: Settings }
  | { type: 'RoomEmptied'; expiresAt: number }
  /** `hostOnly`: the seat of a host who does not play the run. */
  | { type: 'RunStarted'; run: number; closesAt: number; settings?: RunSettings; hostOnly?: number }
  /** `byHost`: the host, or the solo player, ended the reveal before it. */
  | { type: 'QuestionOpened'; run: number; index: number; closesAt: number; byHost?: true }
  /** `left`: ms on the clock when the answer arrived. */
  | {
      type: 'AnswerSubmitted';
      run: number;
      index: number;
      seat: number;
      answer: string;
      arrivedAt: number;
      left: number;
    }
  /** `skipped`: closed early by the host. */
  | { type: 'QuestionClosed'; run: number; index: number; revealUntil: number; skipped?: true }
  | { type: 'RunPaused'; run: number; expiresAt: number }
  /** `closesAt`: the new deadline of a phase that continues. */
  | { type: 'RunResumed'; run: number; at: number; closesAt?: number }
  /** The clock was stopped `from` … `to`, or always if the game is untimed; `closesAt` is the new deadline. */
  | { type: 'GameStalled'; run: number; closesAt: number; from?: number; to?: number }
  /** `closed`: how many questions count, if the run ended before its last one. */
  | { type: 'RunCompleted'; run: number; results: Result[]; closed?: number }
  /**
   * The results of a completed run were corrected. `reason`: a text for its players. `by`: the operator. `replaces`: the
   * version of the previous results. `counted`: how many questions count.
   */
  | {
      type: 'RunCorrected';
      run: number;
      correction: Correction;
      reason: string;
      by: string;
      replaces: number;
      counted: number;
      results: Standing[];
    }
  | { type: 'GameClosed'; why: 'abandoned' | 'replaced' | 'empty' | 'operator' };

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

export type GameKind = 'solo' | 'room';

/** The rules of a solo game that differ from the default ones. */
export type SoloRules = Pick<RunSettings, 'pace' | 'untimed' | 'unranked'>;

/** The final score of a seat that was taken until the end of a run. */
export interface Result {
  seat: number;
  score: number;
}

/** A corrected result. Equal scores share a rank: 1, 1, 3. */
export interface Standing extends Result {
  rank: number;
}

/** A correction: of the right answers to a question, of whether it counts, or of the score of a seat by some points. */
export type Correction =
  | { index: number; right: string[] }
  | { index: number; voided: true }
  | { seat: number; points: number };

/** An event as the log keeps it. `version` counts from 1 without a gap; `at` is when it was decided, epoch ms. */
export interface Recorded {
  version: number;
  at: number;
  commandId: string | null;
  event: GameEvent;
}

interface Traits {
  /** Whether the phase machine handles it. Other events change the sheet only. */
  moves: boolean;
  /** The kinds of games in which players receive a public message about it. `seq` counts these messages. */
  public: 'everywhere' | 'in rooms' | 'nowhere';
}

const TRAITS = {
  GameOpened: { moves: true, public: 'nowhere' },
  // The machine handles it in an empty room's lobby only, and ignores it elsewhere.
  PlayerJoined: { moves: true, public: 'in rooms' },
  PlayerLeft: { moves: false, public: 'everywhere' },
  HostChanged: { moves: false, public: 'everywhere' },
  PlayerRenamed: { moves: false, public: 'everywhere' },
  SettingsChanged: { moves: false, public: 'everywhere' },
  RoomEmptied: { moves: true, public: 'nowhere' },
  RulesChosen: { moves: false, public: 'nowhere' },
  QuestionsDealt: { moves: true, public: 'nowhere' },
  AnswerKeySet: { moves: false, public: 'nowhere' },
  RunStarted: { moves: true, public: 'everywhere' },
  QuestionOpened: { moves: true, public: 'everywhere' },
  AnswerSubmitted: { moves: false, public: 'nowhere' },
  QuestionClosed: { moves: true, public: 'everywhere' },
  RunPaused: { moves: true, public: 'everywhere' },
  RunResumed: { moves: true, public: 'everywhere' },
  GameStalled: { moves: true, public: 'everywhere' },
  RunCompleted: { moves: true, public: 'everywhere' },
  RunCorrected: { moves: false, public: 'in rooms' },
  GameClosed: { moves: true, public: 'in rooms' },
} as const satisfies Record<GameEvent['type'], Traits>;

type MovingType = {
  [T in keyof typeof TRAITS]: (typeof TRAITS)[T]['moves'] extends true ? T : never;
}[keyof typeof TRAITS];

/** Whether this release knows the type. A log may hold events of a newer release. */
export const isKnown = ({ type }: { type: string }): boolean => Object.hasOwn(TRAITS, type);

export const movesPhase = (event: GameEvent): event is EventOf<MovingType> => TRAITS[event.type].moves;

export function isPublic({ type }: GameEvent, kind: GameKind): boolean {
  const where = TRAITS[type].public;
  return where === 'everywhere' || (where === 'in rooms' && kind === 'room');
}
