import type { Standing } from './events.js';
import type { AnswerKey, Question } from './question.js';
import { type RunSettings, type Settings, SOLO_RUN } from './settings.js';

/**
 * A submitted answer. `left` is the ms on the clock when it arrived, `version` its place in the log and its receipt. It
 * has points once the question is closed.
 */
export interface Answer {
  text: string;
  left: number;
  version: number;
  points?: number;
}

/** A user's place in a game. A user who joins again after leaving takes a new one. */
export interface Seat {
  userId: string;
  name: string;
  /** The name before the host changed it. */
  was?: string;
  /** Why the player is no longer in the game. */
  gone?: 'left' | 'kicked' | 'away';
  /** Once the player has left: index of the first question that closed after that. */
  until?: number;
  /** Index of the first question of the run that this seat may answer. */
  from: number;
  score: number;
  wrong: number;
  /** Number of consecutive right answers. */
  streak: number;
  /** By question index, of the current run. */
  answers: (Answer | undefined)[];
}

/** A line of the result list. */
export interface Ranked extends Standing {
  name: string;
}

/** A completed run, as the history shows it. */
export interface Finished {
  title: string;
  rules: RunSettings;
  /** When it was completed, epoch ms. */
  at: number;
  /** Number of its closed questions. */
  closed: number;
  /** The version of its results, which a correction replaces. [K1] */
  version: number;
}

/** The part of a game that grows. It is plain and mutable, and only `evolve` changes it. */
export interface Sheet {
  /** Number of players in the game with each name: one, except in logs of earlier releases. Snapshots leave it out. [M7] */
  names: Map<string, number>;
  version: number;
  /** Number of public messages so far. */
  seq: number;
  code: string;
  title: string;
  seats: Seat[];
  /** The seats of the players who are in the game, by user, in the order in which they joined. */
  seatOf: Map<string, number>;
  /** The host's seat, or `NOBODY`. */
  host: number;
  /** The seat of the player who hosts the run without playing it. [H10] */
  hostOnly?: number;
  kicked: Set<string>;
  /** The names that the host gave to players, by user. Absent if there are none. */
  given?: Record<string, string>;
  settings?: Settings;
  rules: RunSettings;
  /** The id of the quiz that is played; '' for random questions. */
  quizId: string;
  questions: Question[];
  keys: AnswerKey[];
  /** Number of closed questions of the run. */
  closed: number;
  /** The closed questions that the host skipped, by index. */
  skipped: number[];
  /** When the clock of the open question was stopped, epoch ms. */
  stalls: { from: number; to: number }[];
  /** Number of answers to the open question. */
  answered: number;
  /** Number of players who joined while a question was open and wait for the next one. */
  waiting: number;
  /** The result list of the last run that was completed. */
  ranking: Ranked[];
  /** The reason of the last correction of that list. [K1] */
  corrected?: string;
  /** The completed runs, by number. */
  finished: Record<number, Finished>;
  /** Receipts of the latest commands, by `receiptKey`. */
  receipts: Map<string, number>;
}

/** The host of a room without players. */
export const NOBODY = -1;

export const newSheet = (): Sheet => ({
  names: new Map(),
  version: 0,
  seq: 0,
  code: '',
  title: '',
  seats: [],
  seatOf: new Map(),
  host: NOBODY,
  kicked: new Set(),
  rules: SOLO_RUN,
  quizId: '',
  questions: [],
  keys: [],
  closed: 0,
  skipped: [],
  stalls: [],
  answered: 0,
  waiting: 0,
  ranking: [],
  finished: {},
  receipts: new Map(),
});

/** The run that `ranking` belongs to; 0 if none was completed. */
export const lastFinished = ({ finished }: Sheet): number => Number(Object.keys(finished).at(-1) ?? 0);

export function seatAt(sheet: Sheet, seat: number): Seat {
  const found = sheet.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

/** The names in use, in the order of the seats. */
export function namesOf(seats: readonly Pick<Seat, 'name' | 'gone'>[]): Sheet['names'] {
  const names: Sheet['names'] = new Map();
  for (const { name, gone } of seats) if (!gone) addName(names, name);
  return names;
}

export const addName = (names: Sheet['names'], name: string) => names.set(name, (names.get(name) ?? 0) + 1);

export function removeName(names: Sheet['names'], name: string): void {
  const others = (names.get(name) ?? 0) - 1;
  if (others > 0) names.set(name, others);
  else names.delete(name);
}

export function questionAt({ questions }: Sheet, index: number): Question {
  const found = questions[index];
  if (!found) throw new Error(`no question ${index}`);
  return found;
}

export const timerMs = (sheet: Sheet, index: number): number => questionAt(sheet, index).timer * 1000;

export function keyAt({ keys }: Sheet, index: number): AnswerKey {
  const found = keys[index];
  if (!found) throw new Error(`no key for question ${index}`);
  return found;
}

/** Whether the user hosts the run without playing it, also in a later seat. [H10] */
export const isHostOnly = ({ hostOnly, seats }: Sheet, userId: string) =>
  hostOnly !== undefined && seats[hostOnly]?.userId === userId;

/** Whether a seat gets a score and a rank: its player is in the game, and does not only host it. */
export const isRanked = (sheet: Sheet, { userId, gone }: Seat) => !gone && !isHostOnly(sheet, userId);

/** Whether a seat takes part in question `index`. */
export const plays = (sheet: Sheet, seat: Seat | undefined, index: number) =>
  seat !== undefined && isRanked(sheet, seat) && seat.from <= index;

/** Whether a seat took part in the closed question `index`; its player may have left since. */
export const played = (sheet: Sheet, { userId, from, gone, until }: Seat, index: number) =>
  !isHostOnly(sheet, userId) && from <= index && (!gone || (until !== undefined && index < until));

/** Number of players in the game who do not take part in the open question. [A8, H10] */
export function idle({ waiting, hostOnly, seats, seatOf }: Sheet): number {
  const host = hostOnly === undefined ? undefined : seats[hostOnly];
  return waiting + (host && seatOf.has(host.userId) ? 1 : 0);
}

/** A sheet keeps at least this many receipts, and four more for each seat. */
export const KEPT_RECEIPTS = 64;

/** A command belongs to its sender: the same id from another user is another command. [C1] */
const receiptKey = (userId: string, commandId: string) => `${userId} ${commandId}`;

/** The receipt of a user's command, if it was granted before. */
export const receiptOf = ({ receipts }: Sheet, userId: string, commandId: string): number | undefined =>
  receipts.get(receiptKey(userId, commandId));

/** Keeps the first receipt of a user's command, and drops the oldest ones. [C1] */
export function keepReceipt({ receipts, seats }: Sheet, userId: string, commandId: string, version: number) {
  const key = receiptKey(userId, commandId);
  if (receipts.has(key)) return;
  receipts.set(key, version);
  const kept = KEPT_RECEIPTS + 4 * seats.length;
  // Drops many at once: a Map walks over all deleted entries to find its first key.
  if (receipts.size < 1.5 * kept) return;
  for (const oldest of receipts.keys()) {
    if (receipts.size === kept) return;
    receipts.delete(oldest);
  }
}
