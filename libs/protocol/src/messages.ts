import { z } from 'zod/mini';
import { REFUSALS } from '#game/refused';
import { described, epochMs, named } from './documented.js';
import { question, shownQuestion } from './question.js';
import { chatMessage, gameState, pace, reveal, roomSettings, type roomState, scoreRow } from './states.js';

const wireCode = z.enum([
  ...REFUSALS,
  'account_needed',
  'rate_limited',
  'not_enough_questions',
  'unavailable',
]);
export type WireCode = z.output<typeof wireCode>;

const refusal = named('Refusal', z.object({ ok: z.literal(false), code: wireCode, message: z.string() }));
export type Refusal = z.output<typeof refusal>;

/** The reply to a client message, sent once its effect is durable. `version` is the receipt. */
export const ack = named('Ack', z.union([z.object({ ok: z.literal(true), version: z.int() }), refusal]));
export type Ack = z.output<typeof ack>;
export const syncAck = named(
  'SyncAck',
  z.union([z.object({ ok: z.literal(true), seq: z.int(), state: gameState }), refusal]),
);
export type SyncAck = z.output<typeof syncAck>;

export type ShownQuestion = z.output<typeof shownQuestion>;
export type Reveal = z.output<typeof reveal>;
export type RoomSettings = z.output<typeof roomSettings>;
export type ScoreRow = z.output<typeof scoreRow>;
export type ChatMessage = z.output<typeof chatMessage>;
export type RoomState = z.output<typeof roomState>;
export type GameState = z.output<typeof gameState>;

const stamp = {
  seq: described("The message's number. A gap means that one was lost: send `sync`.", z.int()),
  server_time: epochMs(),
};
const total = described('Number of players.', z.int());
const closes_at = epochMs('When the question closes, in epoch ms.');

/** Messages to all players of a game, by event name. */
export const PUBLIC_MESSAGES = {
  player_joined: described(
    'A player has joined. Also sent to a socket that enters a room.',
    z.object({ ...stamp, names: described('The first 100 players.', z.array(z.string())), total }),
  ),
  player_left: described('A player has left.', z.object({ ...stamp, name: z.string(), total })),
  roster: described(
    'A batch of joins and leaves in a large room. `seq` is that of the last one.',
    z.object({ ...stamp, joined: z.array(z.string()), left: z.array(z.string()), total }),
  ),
  host_changed: described('The role of host has passed on.', z.object({ ...stamp, name: z.string() })),
  player_renamed: described(
    'The host has given a player another name.',
    z.object({
      ...stamp,
      name: z.string(),
      to: z.string(),
      idx: described(
        "The player's line in `scores`, if they have one: lines of players who left can hold the same name.",
        z.optional(z.int()),
      ),
    }),
  ),
  room_settings: described(
    'The host has changed the settings.',
    z.object({ ...stamp, ...roomSettings.shape }),
  ),
  start_game: described(
    'A run has started.',
    z.object({
      ...stamp,
      run: z.int(),
      title: z.string(),
      questions: z.array(shownQuestion),
      closes_at,
      pace,
      host_only: described('The player who hosts the run without playing it.', z.nullable(z.string())),
    }),
  ),
  next_question: described(
    'A question is open.',
    z.object({
      ...stamp,
      newQuestionIndex: z.int(),
      closes_at,
      question: described('In rooms only.', z.optional(question)),
    }),
  ),
  answer_checked: described(
    'The question has closed; its key.',
    z.object({
      ...stamp,
      ...reveal.shape,
      next_at: epochMs('When the reveal ends, in epoch ms.'),
      points: described('Of the player, in solo games only.', z.optional(z.number())),
      score: described('Of the player, in solo games only.', z.optional(z.number())),
    }),
  ),
  clock: described(
    'The clock of the run has stopped, continues, or has lost time.',
    z.object({
      ...stamp,
      phase: z.enum(['paused', 'resumed', 'stalled']),
      closes_at: epochMs('When the phase times out, in epoch ms.'),
      why: z.string(),
    }),
  ),
  quiz_completed: described(
    'The run is over.',
    z.object({
      ...stamp,
      closed: described('Number of questions that counted.', z.int()),
      total: described('The most points that they gave.', z.number()),
      score: described('In solo games only.', z.optional(z.number())),
      scores: described('In rooms only.', z.optional(z.array(scoreRow))),
    }),
  ),
  results_corrected: described(
    'An operator has corrected a completed run.',
    z.object({
      ...stamp,
      run: z.int(),
      reason: z.string(),
      total: described('The most points that were possible.', z.number()),
      scores: described('If the run is the one that is listed.', z.optional(z.array(scoreRow))),
    }),
  ),
  room_closed: described('The room has closed.', z.object({ ...stamp, why: z.string() })),
};

/** Messages to one player. */
export const PERSONAL_MESSAGES = {
  your_result: described(
    "The player's own result of a question, or of the run if it is `final`.",
    z.object({
      question_index: z.int(),
      points: z.number(),
      score: z.number(),
      rank: z.int(),
      streak: z.int(),
      final: z.boolean(),
      breakdown: described(
        "What the points were computed from: the time left when the answer arrived, and the question's timer.",
        z.nullable(z.object({ left_ms: z.number(), timer_ms: z.number(), correct: z.boolean() })),
      ),
    }),
  ),
  kicked: described('The host has removed the player.', z.object({})),
  room_settings: described('To the host: includes the id of the quiz.', roomSettings),
};

/** Messages to all players that are not part of the log. Losing one does no harm, so they carry no `seq`. */
export const PASSING_MESSAGES = {
  answer_progress: described(
    'How many players have answered the open question.',
    z.object({ answered: z.int(), players: z.int() }),
  ),
  player_connection: described(
    'A player has connected or disconnected.',
    z.object({ name: z.string(), connected: z.boolean() }),
  ),
  player_message: described('A chat message.', chatMessage),
  clock: described(
    'The server cannot store events, so messages are delayed. This ends with `going_on`, with a `clock` that has a `seq`, or with a state.',
    z.object({
      phase: z.enum(['stalled', 'going_on']),
      server_time: epochMs(),
      why: z.literal('server'),
      closes_at: z.null(),
    }),
  ),
};

/** Messages to one socket: the game that it follows, and replies without a callback. */
export const SOCKET_MESSAGES = {
  game_state: described(
    'The whole game, sent when the socket begins to follow it or has missed something.',
    gameState,
  ),
  room_created: described('The code of the room that the socket follows.', z.object({ code: z.string() })),
  not_in_room: described('The player is in no room.', z.void()),
  no_namespace: described('The player has no open solo game.', z.void()),
  leave_room_successful: described('The player has left the room.', z.void()),
  refused: described(
    'A message without a callback was refused.',
    z.object({ event: z.string(), code: wireCode, message: z.string() }),
  ),
};

type Payloads<M extends Record<string, z.ZodMiniType>> = { [E in keyof M]: z.output<M[E]> };
type MessageOf<P> = { [E in keyof P]: [event: E, payload: P[E]] }[keyof P];

export type PublicPayloads = Payloads<typeof PUBLIC_MESSAGES>;
export type PublicEvent = keyof PublicPayloads;
export type PublicMessage = MessageOf<PublicPayloads>;

export type PersonalPayloads = Payloads<typeof PERSONAL_MESSAGES>;
export type PersonalMessage = MessageOf<PersonalPayloads>;

export type PassingPayloads = Payloads<typeof PASSING_MESSAGES>;
export type PassingMessage = MessageOf<PassingPayloads>;

export type SocketPayloads = Payloads<typeof SOCKET_MESSAGES>;

type AllPayloads = [PublicPayloads, PersonalPayloads, PassingPayloads, SocketPayloads][number];
/** The names of all messages from the server. */
export type ServerEvent = AllPayloads extends infer P ? (P extends P ? keyof P : never) : never;
/** Two kinds of messages may share a name. */
export type ServerPayload<E extends ServerEvent> = AllPayloads extends infer P
  ? P extends { [K in E]: infer Payload }
    ? Payload
    : never
  : never;
