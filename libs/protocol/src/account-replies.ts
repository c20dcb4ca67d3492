import { z } from 'zod/mini';
import { described, isoTime, named } from './documented.js';
import { createdQuiz } from './quiz-replies.js';
import { REPORT_KINDS } from './reports.js';

export const passkey = named(
  'Passkey',
  z.object({
    id: z.string(),
    name: z.string(),
    created_at: isoTime(),
    last_used_at: z.nullable(isoTime()),
  }),
);

const own = {
  username: z.string(),
  email: described('Null for a guest.', z.nullable(z.string())),
  guest: z.boolean(),
  has_password: z.boolean(),
  passkeys: z.array(passkey),
};

/** `GET /account`. */
export const account = named(
  'Account',
  z.object({
    ...own,
    provider: described(
      'The other provider that one can sign in with, if the server has one.',
      z.nullable(z.object({ label: z.string(), connected: z.boolean() })),
    ),
    mail: described('Whether the server can send mail.', z.boolean()),
  }),
);

const signIn = {
  id: z.string(),
  device: described('The browser and its system, such as "Chrome on Windows".', z.string()),
  first_at: isoTime(),
  last_at: isoTime(),
};

export const accountSignIn = z.object({
  ...signIn,
  current: described('Whether the call itself came from it.', z.boolean()),
});

/** `GET /account/sign-ins`. */
export const signInsResponse = z.object({
  sign_ins: described('The last used first.', z.array(accountSignIn)),
});

/** `POST /password/forgot`, the same whether or not the account exists. */
export const forgotResponse = z.object({
  message: z.string(),
  mail: described('Whether the server can send mail. If not, its operators can make a link.', z.boolean()),
});

/** An answer to a question that has closed. */
export const exportedAnswer = z.object({
  prompt: z.string(),
  answer: z.string(),
  correct_answer: z.string(),
  is_correct: z.boolean(),
  at: isoTime(),
});

/** `GET /account/export`: all data about the caller. */
export const accountExport = z.object({
  exported_at: isoTime(),
  account: z.object({ ...own, created_at: isoTime() }),
  sign_ins: z.array(z.object(signIn)),
  identities: described(
    "The caller's accounts at other providers: `subject` is the provider's id for the caller.",
    z.array(z.object({ issuer: z.string(), subject: z.string(), connected_at: isoTime() })),
  ),
  known_places: described(
    'When the caller last signed in from each browser and address. These are kept as digests, which tell nothing else.',
    z.array(z.object({ seen_at: isoTime() })),
  ),
  quizzes: z.array(createdQuiz),
  history: z.array(
    z.object({
      title: z.string(),
      score: z.nullable(z.number()),
      total_questions: z.int(),
      is_multiplayer: z.boolean(),
      timestamp: isoTime(),
    }),
  ),
  answers: described(
    "Leaves out the questions that the caller's room is playing at that time, in earlier games too, so that the file holds no key of theirs.",
    z.array(exportedAnswer),
  ),
  reports: described(
    "The caller's reports of faulty questions.",
    z.array(z.object({ prompt: z.string(), kind: z.enum(REPORT_KINDS), text: z.string(), at: isoTime() })),
  ),
  operator_actions: described(
    "What the caller did as an operator, and what operators did to the caller's account.",
    z.array(
      z.object({
        action: z.string(),
        target: z.string(),
        details: z.nullable(z.looseObject({})),
        at: isoTime(),
      }),
    ),
  ),
});
