import { z } from 'zod/mini';
import type { Recorded } from '#game/events';
import type { Phase } from '#game/machine';
import { wholeNumber } from './rest.js';
import { text } from './text.js';

/** Calls under `/operator`: for users with the operator role. Everybody else gets a 404. Times are ISO 8601. */

/** A game as lists show it. */
export interface OperatorGame {
  id: string;
  kind: 'solo' | 'room';
  phase: Phase;
  /** The number of events in its log. */
  version: number;
  /** How often an instance has claimed it. */
  epoch: number;
  owner: string | null;
  /** Why it is quarantined, if it is. */
  quarantine: string | null;
  created_at: string;
  /** Of a room. */
  code: string | null;
}

const MAX_LISTED = 200;
const optionalText = (length: number) => z.optional(text(length));

/** `GET /operator/games`. `user` is an email, an id or a name. */
export const gamesQuery = z.object({
  code: optionalText(12),
  user: optionalText(320),
  phase: z.optional(z.enum(['', 'lobby', 'asking', 'revealing', 'closed'])),
  problem: z.optional(z.enum(['', 'true'])),
  limit: z.optional(wholeNumber(1, MAX_LISTED)),
});
export type GamesQuery = z.infer<typeof gamesQuery>;
export interface GamesResponse {
  games: OperatorGame[];
}

/** A room that is open. */
export interface LiveRoom extends OperatorGame {
  players: number;
  /** The name that its first player joined with. */
  opened_by: string | null;
  /** Whether the instance that owns it is alive. */
  owned: boolean;
  /** How long its next step is overdue, ms. */
  overdue_ms: number;
}

/** A server process. */
export interface LiveInstance {
  id: string;
  /** The name of its machine or container. Null for an earlier release. */
  machine: string | null;
  /** `drained`: an operator drains it, and it owns no games any more. `gone`: it is not alive. */
  state: 'alive' | 'draining' | 'drained' | 'gone';
  /** The open games that it owns. */
  games: number;
  /** At its last heartbeat. Null for an earlier release. */
  sockets: number | null;
  /** Since its last heartbeat. */
  silent_ms: number;
}

/** `GET /operator/rooms`. */
export interface LiveResponse {
  /** The newest ones. */
  rooms: LiveRoom[];
  instances: LiveInstance[];
  open: number;
}

/** The path of a game, a quiz or an instance. */
export const gamePath = z.object({ id: z.guid() });
export type GamePath = z.infer<typeof gamePath>;

/** An event with what the log stores beside it. */
export type LoggedEvent = Recorded & { epoch: number; hash: string | null };

/** `GET /operator/games/ID/events?after=`: a page of the log. */
export const eventsQuery = z.object({ after: z.optional(wholeNumber(0, 999_999_999)) });
export type EventsQuery = z.infer<typeof eventsQuery>;
export interface EventsResponse {
  events: LoggedEvent[];
}

/** `POST /operator/games/ID/verify`. */
export interface VerifiedResponse {
  verified_at: string;
  events: number;
  unchained: number;
  erased: number;
  differences: { what: string; expected: string; found: string }[];
}

/** A reported question. */
export interface ReportedQuestion {
  ref: string;
  reports: number;
  kinds: string[];
  texts: string[];
  prompt: string;
  answer: string;
  off: boolean;
  /** The user's quiz that holds it. */
  quiz: { id: string; title: string; author: string; hidden: boolean } | null;
}
/** `GET /operator/reported`. */
export interface ReportedResponse {
  questions: ReportedQuestion[];
}

/** `PUT /operator/questions`. */
export const questionSwitch = z.object({ ref: text(200), off: z.boolean() });
export type QuestionSwitch = z.infer<typeof questionSwitch>;

/** `PUT /operator/quizzes/ID`. */
export const quizSwitch = z.object({ hidden: z.boolean() });
export type QuizSwitch = z.infer<typeof quizSwitch>;

/** An entry of the audit log. */
export interface OperatorEntry {
  id: string;
  at: string;
  operator: string;
  action: string;
  target: string;
  details: object | null;
}
/** `GET /operator/actions`, newest first. `before` is the id of the last entry that is known. */
export const actionsQuery = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) });
export type ActionsQuery = z.infer<typeof actionsQuery>;
export interface ActionsResponse {
  actions: OperatorEntry[];
}
