import { z } from 'zod/mini';
import type { Recorded } from '#game/events';
import type { Phase } from '#game/machine';
import { MAX_REASON_LENGTH } from './limits.js';
import { listOf, wholeNumber } from './rest.js';
import { atLeast, text, trimmedText } from './text.js';

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
const MOST_POINTS = 9_999;
const MAX_CHOICES = 10;
const MAX_CHOICE_LENGTH = 1_000;
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

/** An event with its other columns in the log. */
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

/** A choice of a question, and how many players have chosen it. */
export interface ChosenAnswer {
  text: string;
  answers: number;
  /** With all corrections. Of a question that counts for nobody none is. */
  right: boolean;
}

/** How a question of a run was answered, with all corrections. */
export interface QuestionStatistics {
  index: number;
  prompt: string;
  /** `open`: not closed, so that it has no right answer yet or never will. */
  state: 'open' | 'closed' | 'skipped';
  /** It counts for nobody. */
  voided: boolean;
  answered: number;
  right: number;
  wrong: number;
  /** Players who were there when it closed, and had passed or not answered; null while it is open. */
  no_answer: number | null;
  /** Half of the answers came within this time, ms; null if there are none, or no time limit. */
  median_ms: number | null;
  choices: ChosenAnswer[];
}

export interface RunStatistics {
  run: number;
  title: string;
  /** Whether it is complete and has results, which can be corrected. */
  correctable: boolean;
  /** Its results, best first. */
  players: { seat: number; name: string; score: number; rank: number }[];
  questions: QuestionStatistics[];
}
/** `GET /operator/games/ID/statistics`. */
export interface StatisticsResponse {
  runs: RunStatistics[];
}

const run = wholeNumber(1, 999_999_999);
const index = wholeNumber(0, 999);
const points = z.int().check(z.minimum(-MOST_POINTS), z.maximum(MOST_POINTS));
/** As the log has it: other answers are right, a question counts for nobody, or a score changes by some points. */
const correction = z.union([
  z.object({
    index,
    right: listOf(text(MAX_CHOICE_LENGTH), { most: MAX_CHOICES, error: 'has too many answers' }),
  }),
  z.object({ index, voided: z.literal(true) }),
  z.object({ seat: wholeNumber(0, 999_999_999), points }),
]);

/** `POST /operator/games/ID/corrections/preview`. */
export const previewBody = z.object({ run, correction });
export type PreviewBody = z.infer<typeof previewBody>;
export interface PreviewResponse {
  /** The version of the results that it was computed from. */
  replaces: number;
  /** Whether the run is graded like this already. */
  in_force: boolean;
  /** How many questions count. */
  counted: [before: number, after: number];
  /** Every player of the run, in the new order. */
  changes: { name: string; score: [before: number, after: number]; rank: [before: number, after: number] }[];
}

/**
 * `POST /operator/games/ID/corrections`. `replaces` is that of the preview: another correction since then is not
 * overlooked. A repeat with the same `command_id` has no further effect.
 */
export const correctionBody = z.object({
  run,
  correction,
  replaces: wholeNumber(1, 999_999_999),
  reason: trimmedText(MAX_REASON_LENGTH).check(atLeast(1, 'is required')),
  command_id: z.guid(),
});
export type CorrectionBody = z.infer<typeof correctionBody>;
export interface CorrectionResponse {
  /** The version of the correction. */
  version: number;
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
/** The most entries of one page of the audit log. */
export const ACTIONS_PAGE = 100;
/** `GET /operator/actions`, newest first. `before` is the id of the last entry that is known. */
export const actionsQuery = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) });
export type ActionsQuery = z.infer<typeof actionsQuery>;
export interface ActionsResponse {
  actions: OperatorEntry[];
}
