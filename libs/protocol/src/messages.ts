import { z } from 'zod/mini';
import type { Phase } from '#game/machine';
import type { Question } from '#game/question';
import type { RefusalCode } from '#game/refused';
import { MAX_ANSWER_LENGTH, MAX_QUESTIONS } from './limits.js';
import { text } from './text.js';

const commandId = z.optional(z.uuid());

/** Client to server: `check_answer`. What product clients add about identity and time is dropped. */
export const checkAnswer = z.object({
  question_id: text(64),
  question_index: z.int().check(z.minimum(0), z.maximum(MAX_QUESTIONS - 1)),
  user_answer: text(MAX_ANSWER_LENGTH),
  command_id: commandId,
});
export type CheckAnswer = z.infer<typeof checkAnswer>;

/** Client to server: `sync`, with the last `seq` that the client has seen. */
export const sync = z.object({ seq: z.int().check(z.minimum(0)) });

export type WireCode = RefusalCode | 'rate_limited' | 'unavailable';

/** The acknowledgement of a client message, given once its effect is durable. `version` is the receipt. */
export type Ack = { ok: true; version: number } | Refusal;
export interface Refusal {
  ok: false;
  code: WireCode;
  message: string;
}
export type SyncAck =
  | { ok: true; seq: number; messages: PublicMessage[] }
  | { ok: true; seq: number; state: GameState }
  | Refusal;

export interface Reveal {
  question_index: number;
  correct_answer: string;
  explanation?: string;
}

/** Server to client: all that a client needs to show the game as if it had never been away. Times in epoch ms. */
export interface GameState {
  seq: number;
  server_time: number;
  title: string;
  phase: Phase;
  run: number;
  question_index: number;
  questions: Question[];
  /** When the phase ends by itself. */
  closes_at: number;
  paused: boolean;
  my_answer: string | null;
  my_score: number;
  /** Points per closed question. */
  my_points: number[];
  last_reveal: Reveal | null;
}

interface Public {
  seq: number;
  server_time: number;
}

/** Messages to everybody in a game, by event name. */
export interface PublicPayloads {
  next_question: Public & { newQuestionIndex: number; closes_at: number };
  answer_checked: Public & Reveal & { points: number; score: number; next_at: number };
  clock: Public & { phase: 'paused' | 'resumed' | 'stalled'; closes_at: number; why: string };
  quiz_completed: Public & { score: number; total: number };
}
export type PublicEvent = keyof PublicPayloads;
export type PublicMessage = { [E in PublicEvent]: [event: E, payload: PublicPayloads[E]] }[PublicEvent];
