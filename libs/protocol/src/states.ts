import { z } from 'zod/mini';
import type { Phase } from '#game/machine';
import type { ChosenQuiz, Settings } from '#game/settings';
import { described, epochMs, type FieldsOf, named } from './documented.js';
import { difficulty, questionType, shownQuestion } from './question.js';
import { PACES } from './rest.js';

const PHASES = ['new', 'lobby', 'asking', 'revealing', 'closed'] as const satisfies Phase[];
export const pace = z.enum(PACES);

/** A closed question with its key. */
export const reveal = named(
  'Reveal',
  z.object({
    question_index: z.int(),
    correct_answer: z.string(),
    explanation: z.optional(z.string()),
    answers: described(
      "Each player's answer, in rooms of at most 100 players.",
      z.array(z.object({ username: z.string(), user_answer: z.string(), is_correct: z.boolean() })),
    ),
    tally: described('Answers per choice.', z.record(z.string(), z.int())),
    skipped: described('The host skipped the question.', z.optional(z.literal(true))),
  }),
);

const shownQuiz = { title: z.string(), total_questions: z.int() } satisfies FieldsOf<Omit<ChosenQuiz, 'id'>>;

const settings = {
  amount: z.int(),
  scoring: z.enum(['speed', 'accuracy']),
  reveal_seconds: z.number(),
  late_join: z.enum(['next', 'closed']),
  disclosure: z.enum(['upfront', 'progressive']),
  locked: z.boolean(),
  pace,
  host_plays: described(
    'Whether the host plays the runs that they start. True again for a new host.',
    z.boolean(),
  ),
} satisfies FieldsOf<Omit<Settings, 'quiz' | 'category' | 'difficulty' | 'type'>>;

/** What a host sets. */
export const roomSettings = named(
  'RoomSettings',
  z.object({
    ...settings,
    quiz_id: described('Only the host receives the id of a chosen quiz.', z.optional(z.nullable(z.string()))),
    quiz: described('Null for random questions.', z.nullable(z.object(shownQuiz))),
    category: described("'' means any.", z.union([z.int(), z.literal('')])),
    difficulty: described("'' means any.", z.union([difficulty, z.literal('')])),
    type: described("'' means any.", z.union([questionType, z.literal('')])),
  }),
);

/** A line of the result list. */
export const scoreRow = named(
  'ScoreRow',
  z.object({ idx: described('From 0.', z.int()), name: z.string(), score: z.number(), rank: z.int() }),
);

export const chatMessage = named(
  'ChatMessage',
  z.object({ name: z.string(), message: z.string(), at: epochMs() }),
);

/** The part of a state that only rooms have. A state with a `code` has all of it. */
export const roomState = z.object({
  code: z.string(),
  you: described('The name of the player who receives the state.', z.string()),
  host: z.string(),
  host_only: described(
    'The player who hosts the run without playing it: no answers, no score, no rank.',
    z.nullable(z.string()),
  ),
  settings: roomSettings,
  locked: z.boolean(),
  names: described('The first 100 players.', z.array(z.string())),
  total: described('Number of players.', z.int()),
  capacity: described("The room's maximum number of players.", z.optional(z.int())),
  away: described('The disconnected players among `names`.', z.array(z.string())),
  chat: z.array(chatMessage),
  my_streak: z.int(),
  skipped: described('The questions of the run that the host skipped, by index.', z.array(z.int())),
  scores: described('The result list of the last run.', z.array(scoreRow)),
  corrected: described('Why an operator has corrected that list.', z.optional(z.string())),
});

/** Everything that a client needs to show a game that it knows nothing about. */
export const gameState = named(
  'GameState',
  z.object({
    ...z.partial(roomState).shape,
    seq: described('The number of the last message that the state includes.', z.int()),
    server_time: epochMs(),
    game_id: described('With `run` it makes the id in the history: `GAME.RUN`.', z.optional(z.string())),
    unranked: described('The game writes no history.', z.optional(z.literal(true))),
    title: z.string(),
    phase: z.enum(PHASES),
    run: z.int(),
    question_index: z.int(),
    questions: z.array(shownQuestion),
    closes_at: described('When the phase times out, in epoch ms; null for a lobby.', z.nullable(z.number())),
    paused: z.boolean(),
    pace: described(
      'Of the run. With `manual`, a reveal lasts until `open_next`, and at most until `closes_at`.',
      pace,
    ),
    untimed: described(
      'A solo game without a time limit: `closes_at` of an open question means nothing to its player.',
      z.optional(z.literal(true)),
    ),
    my_answer: z.nullable(z.string()),
    my_score: z.number(),
    my_points: described('Points per closed question.', z.array(z.number())),
    last_reveal: z.nullable(reveal),
  }),
);
