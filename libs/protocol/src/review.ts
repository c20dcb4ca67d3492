import { z } from 'zod/mini';
import type { QuestionType } from '#game/question';
import { type PlayedQuiz, soloFields } from './rest.js';
import { text } from './text.js';

/** A closed question of a finished run, as its player reviews it. */
export interface ReviewedQuestion {
  /** Its place in the run, from 0. */
  index: number;
  prompt: string;
  type: QuestionType;
  correct_answer: string;
  /** Null if the player gave no answer, or passed. */
  user_answer: string | null;
  is_correct: boolean;
  points: number;
  /** Time on the question's clock when the answer arrived, in ms; null without an answer or a clock. */
  ms: number | null;
  explanation: string | null;
  /** The host skipped it. */
  skipped?: true;
  /** The player was not in the game: not yet, or no longer. */
  absent?: true;
}

/** `GET /profile/history/ID`. The questions that were closed, in order. */
export interface ReviewResponse extends PlayedQuiz {
  questions: ReviewedQuestion[];
}

/** The path of `/profile/history/ID`. */
export const reviewPath = z.object({ id: text(64) });
export type ReviewPath = z.output<typeof reviewPath>;

/** `POST /profile/history/ID/replay`. Replies like `POST /begin-quiz`. */
export const replayBody = z.object(soloFields);
export type ReplayBody = z.output<typeof replayBody>;

/** One run of one game in a player's history. */
export interface HistoryRun {
  gameId: string;
  run: number;
}

const HISTORY_ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,8})$/;

/** The id of a run in the history of each of its players. */
export const historyId = ({ gameId, run }: HistoryRun): string => `${gameId}.${run}`;

/** The run that an id names; undefined for any other text. */
export function historyRun(id: string): HistoryRun | undefined {
  const [, gameId, run] = HISTORY_ID.exec(id) ?? [];
  return gameId === undefined ? undefined : { gameId, run: Number(run) };
}
