import type { Phase } from '#game/machine';
import type { Question } from '#game/question';
import type { RefusalCode } from '#game/refused';
import type { ChosenQuiz, Pace, Settings } from '#game/settings';

export type WireCode =
  | RefusalCode
  | 'account_needed'
  | 'rate_limited'
  | 'not_enough_questions'
  | 'unavailable';

/** The reply to a client message, sent once its effect is durable. `version` is the receipt. */
export type Ack = { ok: true; version: number } | Refusal;
export interface Refusal {
  ok: false;
  code: WireCode;
  message: string;
}
export type SyncAck = { ok: true; seq: number; state: GameState } | Refusal;

/** A question. Its prompt and choices may be missing until it opens. */
export type ShownQuestion = Omit<Question, 'prompt' | 'choices'> &
  Partial<Pick<Question, 'prompt' | 'choices'>>;

export interface Reveal {
  question_index: number;
  correct_answer: string;
  explanation?: string;
  /** Each player's answer, in rooms of at most 100 players. */
  answers: { username: string; user_answer: string; is_correct: boolean }[];
  /** Answers per choice. */
  tally: Record<string, number>;
  /** The host skipped the question. */
  skipped?: true;
}

/** What a host sets. `''` means any; without a quiz the questions are random. */
export interface RoomSettings
  extends Omit<Settings, 'category' | 'difficulty' | 'type' | 'quiz' | 'pace' | 'host_plays'> {
  /** Only the host receives the id of a chosen quiz. */
  quiz_id?: string | null;
  /** Describes the quiz of `quiz_id`. Only the server sends it. */
  quiz: Omit<ChosenQuiz, 'id'> | null;
  category: number | '';
  difficulty: NonNullable<Settings['difficulty']> | '';
  type: NonNullable<Settings['type']> | '';
  pace: Pace;
  /** Whether the host plays the runs that they start. True again for a new host. */
  host_plays: boolean;
}

/** A line of the result list; `idx` counts from 0. */
export interface ScoreRow {
  idx: number;
  name: string;
  score: number;
  rank: number;
}

export interface ChatMessage {
  name: string;
  message: string;
  at: number;
}

/** The part of a state that only rooms have. A state with a `code` has all of it. */
export interface RoomState {
  code: string;
  you: string;
  host: string;
  /** The player who hosts the run without playing it: no answers, no score, no rank. */
  host_only: string | null;
  settings: RoomSettings;
  locked: boolean;
  /** The first 100 players. */
  names: string[];
  total: number;
  /** The room's maximum number of players. */
  capacity?: number;
  /** The disconnected players among `names`. */
  away: string[];
  chat: ChatMessage[];
  my_streak: number;
  /** The questions of the run that the host skipped, by index. */
  skipped: number[];
  /** The result list of the last run. */
  scores: ScoreRow[];
}

/** Everything that a client needs to show a game that it knows nothing about. Times are in epoch ms. */
export interface GameState extends Partial<RoomState> {
  seq: number;
  server_time: number;
  /** With `run` it makes the id in the history: see `historyId`. */
  game_id?: string;
  /** The game writes no history. */
  unranked?: true;
  title: string;
  phase: Phase;
  run: number;
  question_index: number;
  questions: ShownQuestion[];
  /** When the phase times out; null for a lobby. */
  closes_at: number | null;
  paused: boolean;
  /** Of the run. With `manual`, a reveal lasts until `open_next`, and at most until `closes_at`. */
  pace: Pace;
  /** A solo game without a time limit: `closes_at` of an open question means nothing to its player. */
  untimed?: true;
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

/** Messages to all players of a game, by event name. */
export interface PublicPayloads {
  player_joined: Public & { names: string[]; total: number };
  player_left: Public & { name: string; total: number };
  /** A batch of joins and leaves in a large room; `seq` is that of the last one. */
  roster: Public & { joined: string[]; left: string[]; total: number };
  host_changed: Public & { name: string };
  /** The host has given a player another name. */
  player_renamed: Public & { name: string; to: string };
  room_settings: Public & RoomSettings;
  start_game: Public & {
    run: number;
    title: string;
    questions: ShownQuestion[];
    closes_at: number;
    pace: Pace;
    host_only: string | null;
  };
  next_question: Public & { newQuestionIndex: number; closes_at: number; question?: Question };
  answer_checked: Public & Reveal & { next_at: number; points?: number; score?: number };
  clock: Public & { phase: 'paused' | 'resumed' | 'stalled'; closes_at: number; why: string };
  /** `closed` is the number of questions that counted. Only solo games have `score`; only rooms have `scores`. */
  quiz_completed: Public & { closed: number; total: number; score?: number; scores?: ScoreRow[] };
  room_closed: Public & { why: string };
}
export type PublicEvent = keyof PublicPayloads;
export type PublicMessage = { [E in PublicEvent]: [event: E, payload: PublicPayloads[E]] }[PublicEvent];

/** Messages to one player. */
export interface PersonalPayloads {
  your_result: {
    question_index: number;
    points: number;
    score: number;
    rank: number;
    streak: number;
    final: boolean;
    /** What the points were computed from: the time left when the answer arrived, and the question's timer. */
    breakdown: { left_ms: number; timer_ms: number; correct: boolean } | null;
  };
  kicked: Record<never, never>;
  /** To the host: includes the id of the quiz. */
  room_settings: RoomSettings;
}
export type PersonalEvent = keyof PersonalPayloads;
export type PersonalMessage = {
  [E in PersonalEvent]: [event: E, payload: PersonalPayloads[E]];
}[PersonalEvent];

/** Messages to all players that are not part of the log. Losing one does no harm, so they carry no `seq`. */
export interface PassingPayloads {
  answer_progress: { answered: number; players: number };
  player_connection: { name: string; connected: boolean };
  player_message: ChatMessage;
  /**
   * `stalled`: the server cannot store events, so messages are delayed. The stall ends with `going_on`, with a `clock`
   * that has a `seq`, or with a state.
   */
  clock: { phase: 'stalled' | 'going_on'; server_time: number; why: 'server'; closes_at: null };
}
export type PassingEvent = keyof PassingPayloads;
export type PassingMessage = { [E in PassingEvent]: [event: E, payload: PassingPayloads[E]] }[PassingEvent];
