import { z } from 'zod/mini';
import { MAX_ANSWER_LENGTH, MAX_MESSAGE_LENGTH, MAX_QUESTIONS } from './limits.js';
import { PACES, quizFields } from './rest.js';
import { atLeast, text, trimmedText } from './text.js';

/** Every client message may carry a `command_id`. Fields about identity and time are dropped. */
const command = {
  /** Lower-cased, since the log returns it in lower case. */
  command_id: z.optional(z.uuid().check(z.toLowerCase())),
};
const index = z.int().check(z.minimum(0), z.maximum(MAX_QUESTIONS - 1));

export const checkAnswer = z.object({
  question_id: text(64),
  question_index: index,
  user_answer: text(MAX_ANSWER_LENGTH),
  ...command,
});
export type CheckAnswer = z.infer<typeof checkAnswer>;

/** The last `seq` that the client has seen. */
export const sync = z.object({ seq: z.int().check(z.minimum(0)) });

/** For messages without fields of their own. */
export const nothing = z.optional(z.nullable(z.object(command)));

export const joinRoom = z.object({ code: text(32), ...command });

const settings = {
  /** A user's quiz; null or '' for random questions. */
  quiz_id: z.optional(
    z.nullable(
      z.pipe(
        text(64),
        z.transform((id) => (id === '' ? null : id)),
      ),
    ),
  ),
  ...z.partial(z.object(quizFields)).shape,
  scoring: z.optional(z.enum(['speed', 'accuracy'])),
  reveal_seconds: z.optional(z.int().check(z.minimum(2), z.maximum(10))),
  late_join: z.optional(z.enum(['next', 'closed'])),
  disclosure: z.optional(z.enum(['upfront', 'progressive'])),
  pace: z.optional(z.enum(PACES)),
  host_plays: z.optional(z.boolean()),
};

export const startGame = z.object({ ...settings, ...command });
export type StartGameMessage = z.infer<typeof startGame>;
export const roomSettings = z.object({ ...settings, locked: z.optional(z.boolean()), ...command });
export type RoomSettingsMessage = z.infer<typeof roomSettings>;

export const playerMessage = z.object({
  message: trimmedText(MAX_MESSAGE_LENGTH).check(atLeast(1, 'is required')),
  ...command,
});
/** Longer than a username: older names were limited to 24 code points, each of which may be two units. */
export const aboutPlayer = z.object({ name: text(48), ...command });
/** The server checks `to` as a username, and says what is wrong with it. */
export const renamePlayer = z.object({ name: text(48), to: text(96), ...command });
export const skipQuestion = z.object({ question_index: index, ...command });
/** Ends the reveal of question `question_index`, with `manual` pace. */
export const openNext = z.object({ question_index: index, ...command });
export const pauseGame = z.object({ paused: z.boolean(), ...command });
