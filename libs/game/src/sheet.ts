import type { AnswerKey, Question } from './question.js';
import { type RunSettings, type Settings, SOLO_RUN } from './settings.js';

/** A submitted answer. `version` is its place in the log, which is also its receipt; points come at the close. */
export interface Answer {
  text: string;
  left: number;
  version: number;
  points?: number;
}

/** A user's place in a game. A user who comes back after leaving takes a new one. */
export interface Seat {
  userId: string;
  name: string;
  gone?: 'left' | 'kicked' | 'away';
  /** Of who is gone: the first question of the run that closed without this seat. */
  until?: number;
  /** The first question of the run that this seat may answer. */
  from: number;
  score: number;
  wrong: number;
  /** Right answers in a row. */
  streak: number;
  /** By question index, of the current run. */
  answers: (Answer | undefined)[];
}

/** A line of the result list. Equal scores share a rank: 1, 1, 3. */
export interface Ranked {
  seat: number;
  name: string;
  score: number;
  rank: number;
}

/** What grows in a game: plain and mutable, changed by `evolve` alone. */
export interface Sheet {
  version: number;
  /** Public messages so far. */
  seq: number;
  code: string;
  title: string;
  seats: Seat[];
  /** The seats of those who are in the game. */
  seatOf: Map<string, number>;
  /** -1 while nobody is. */
  host: number;
  kicked: Set<string>;
  settings?: Settings;
  rules: RunSettings;
  /** The quiz that is played, by its id; '' for random questions. */
  quizId: string;
  questions: Question[];
  keys: AnswerKey[];
  /** Questions of the run that are closed. */
  closed: number;
  /** Those among them that the host skipped, by index. */
  skipped: number[];
  /** When the clock of the open question stood still, epoch ms. */
  stalls: { from: number; to: number }[];
  /** Answers to the open question. */
  answered: number;
  /** Seats that wait for the next question. */
  waiting: number;
  /** The result list of the last run. */
  ranking: Ranked[];
  /** Receipts of the last commands, by `receiptKey`. */
  receipts: Map<string, number>;
}

export const newSheet = (): Sheet => ({
  version: 0,
  seq: 0,
  code: '',
  title: '',
  seats: [],
  seatOf: new Map(),
  host: -1,
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
  receipts: new Map(),
});

export function seatAt(sheet: Sheet, seat: number): Seat {
  const found = sheet.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

/** Whether a seat takes part in question `index`. */
export const plays = (seat: Seat | undefined, index: number) =>
  seat !== undefined && !seat.gone && seat.from <= index;

/** Whether a seat took part in question `index`, which is closed, though it may be gone by now. */
export const played = (seat: Seat, index: number) =>
  seat.from <= index && (!seat.gone || index < (seat.until ?? 0));

/** Receipts for about four commands of every seat, and never fewer than this. */
export const KEPT_RECEIPTS = 64;

/** A command belongs to its sender: the same id from another user is another command. [C1] */
const receiptKey = (userId: string, commandId: string) => `${userId} ${commandId}`;

/** The receipt of a user's command that was granted before. */
export const receiptOf = ({ receipts }: Sheet, userId: string, commandId: string): number | undefined =>
  receipts.get(receiptKey(userId, commandId));

/** Keeps the first receipt of a user's command; the oldest make room. [C1] */
export function keepReceipt({ receipts, seats }: Sheet, userId: string, commandId: string, version: number) {
  const key = receiptKey(userId, commandId);
  if (receipts.has(key)) return;
  receipts.set(key, version);
  const kept = KEPT_RECEIPTS + 4 * seats.length;
  // Many at once: a Map finds its first key by walking over all that were deleted before it.
  if (receipts.size < 1.5 * kept) return;
  for (const oldest of receipts.keys()) {
    if (receipts.size === kept) return;
    receipts.delete(oldest);
  }
}
