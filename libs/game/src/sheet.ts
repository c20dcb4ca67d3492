import type { AnswerKey, Question } from './question.js';

/** A submitted answer. `version` is its place in the log, which is also its receipt; points come at the close. */
export interface Answer {
  text: string;
  left: number;
  version: number;
  points?: number;
}

/** A user's place in a game. */
export interface Seat {
  userId: string;
  name: string;
  score: number;
  /** By question index, of the current run. */
  answers: (Answer | undefined)[];
  /** Command id to receipt, of the seat's last commands. */
  receipts: Map<string, number>;
}

/** What grows in a game: plain and mutable, changed by `evolve` alone. */
export interface Sheet {
  version: number;
  /** Public messages so far. */
  seq: number;
  title: string;
  seats: Seat[];
  seatOf: Map<string, number>;
  questions: Question[];
  keys: AnswerKey[];
}

export const newSheet = (): Sheet => ({
  version: 0,
  seq: 0,
  title: '',
  seats: [],
  seatOf: new Map(),
  questions: [],
  keys: [],
});

export const KEPT_RECEIPTS = 16;

/** Keeps the first receipt of a command id; the oldest make room. [C1] */
export function keepReceipt(seat: Seat, commandId: string, version: number) {
  if (seat.receipts.has(commandId)) return;
  seat.receipts.set(commandId, version);
  if (seat.receipts.size > KEPT_RECEIPTS) seat.receipts.delete(seat.receipts.keys().next().value as string);
}
