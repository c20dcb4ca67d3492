import { z } from 'zod/mini';
import { described, isoTime, named } from './documented.js';
import { question } from './question.js';

// The types of `rest.ts` are inferred from these schemas, which are in their own file since browsers need only the types.

/** `POST /quiz`. */
export const quizResponse = z.array(question);

/** An operator's correction of results. */
export const corrected = z.object({ reason: z.string(), at: isoTime() });

/** The fields of a finished game. */
export const playedQuiz = named(
  'PlayedQuiz',
  z.object({
    /** See `historyId`. */
    id: described('The path of its review, `/profile/history/ID`.', z.string()),
    title: z.string(),
    score: described('Null if the player left.', z.nullable(z.number())),
    is_multiplayer: z.boolean(),
    total_questions: z.int(),
    timestamp: isoTime(),
    untimed: described('It had no time limit.', z.optional(z.literal(true))),
    corrected: described('The last correction of its results.', z.optional(corrected)),
  }),
);

/** `GET /profile/history`. */
export const historyResponse = z.object({
  quizzes: z.array(playedQuiz),
  total: z.int(),
  games_played: z.int(),
  average_score: described('A whole percentage over all but untimed games.', z.int()),
});

/** `POST /login`, `POST /guest` and `GET /auth/refresh`. */
export const signedIn = named(
  'SignedIn',
  z.object({
    email: described('Null for a guest.', z.nullable(z.string())),
    username: z.string(),
    access_token: z.string(),
    guest: z.optional(z.literal(true)),
  }),
);

/** The reply of calls that change something. */
export const messageResponse = named('Message', z.object({ message: z.string() }));

/** `POST /register`. A guest who signs up is signed in at once, since the old access token is a guest's. */
export const registerResponse = z.object({ message: z.string(), ...z.partial(signedIn).shape });

/** `GET /rooms/CODE`: what anybody with the code sees before joining. */
export const roomPreview = z.object({
  code: z.string(),
  host: described("'' while nobody is in the room.", z.string()),
  players: described('Number of players in the room.', z.int()),
  title: described(
    "The host's quiz, or the category of the questions; in the lobby without either, how many random ones there will be.",
    z.string(),
  ),
  locked: described(
    'Nobody can join right now: the host has locked the room, or a game is running that nobody may join late.',
    z.boolean(),
  ),
  running: z.boolean(),
  full: described('All places are taken.', z.optional(z.literal(true))),
});

/** The body of every error. */
export const errorResponse = named(
  'Error',
  z.object({
    message: described('For people. The access and refresh token messages never change.', z.string()),
    code: described('For programs.', z.string()),
    errors: described(
      'Each invalid field.',
      z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    ),
    suggestions: described('Free usernames in place of a refused one.', z.optional(z.array(z.string()))),
    request_id: described('The `x-request-id` of the response, which the log has, too.', z.string()),
  }),
);

/** `GET /sign-in-ways`: the ways in that a server offers beside email and password. */
export const signInWays = z.object({
  passkeys: z.literal(true),
  provider: described(
    'Another provider, and its name for the button.',
    z.nullable(z.object({ label: z.string() })),
  ),
  mail: described('Whether the server can send mail, such as a link to a new password.', z.boolean()),
});
