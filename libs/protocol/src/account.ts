import { z } from 'zod/mini';
import { email, newPassword, password, username } from './auth-messages.js';
import { assertion } from './passkeys.js';
import type { CreatedQuiz } from './quizzes.js';
import { text } from './text.js';

/** With code `wrong_password`, on path `password_now`. */
export const WRONG_PASSWORD = 'That is not your password.';
export const PASSWORD_NEEDED = 'Your password is required.';
export const PASSWORD_CHANGED = 'Your password has been changed.';
export const PASSWORD_RESET = 'Your password has been changed. Please login.';
export const RESET_LINK_INVALID = 'This link has been used already or has expired.';
export const RESET_REQUESTED = 'If an account has this email, a link to a new password is on its way.';
export const RESET_WITHOUT_MAIL = 'The people who run this server can give you a link to a new password.';
/** The username of an account that has been deleted. */
export const DELETED_PLAYER = 'Deleted player';
/** How long the link to a new password works. */
export const RESET_LINK_MINUTES = 60;

const REQUIRED_OBJECT = 'A JSON object is required.';

/** Shows that it is still the owner who calls. Without a password, a sign-in of the last minutes does. */
const confirmation = { password_now: z.optional(password), passkey: z.optional(assertion) };

/** `PATCH /account`, answered by an `Account`. A new email needs the password or a passkey, and ends all other sign-ins. */
export const patchAccountBody = z.object(
  { username: z.optional(username), email: z.optional(email), ...confirmation },
  REQUIRED_OBJECT,
);
export type PatchAccountBody = z.output<typeof patchAccountBody>;

/** `POST /account/password`. Needs the password or a passkey. Ends all other sign-ins. */
export const passwordBody = z.object({ ...confirmation, password: newPassword }, REQUIRED_OBJECT);
export type PasswordBody = z.output<typeof passwordBody>;

/** `DELETE /account`. Needs the password or a passkey, unless the caller is a guest. */
export const deleteAccountBody = z.object(confirmation, REQUIRED_OBJECT);
export type DeleteAccountBody = z.output<typeof deleteAccountBody>;

/** `DELETE /account/sign-ins/ID`. */
export const signInPath = z.object({ id: z.uuid('must be the id of a sign-in') });
export type SignInPath = z.output<typeof signInPath>;

/** `POST /password/forgot`. */
export const forgotBody = z.object({ email }, REQUIRED_OBJECT);
export type ForgotBody = z.output<typeof forgotBody>;

/** `POST /password/reset`, with the token of the link, which works once. Ends all sign-ins. */
export const resetBody = z.object({ token: text(64), password: newPassword }, REQUIRED_OBJECT);
export type ResetBody = z.output<typeof resetBody>;

/** `created_at` and `last_used_at` are ISO 8601. */
export interface Passkey {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** `GET /account`. A guest has no email. */
export interface Account {
  username: string;
  email: string | null;
  guest: boolean;
  has_password: boolean;
  passkeys: Passkey[];
  /** The other provider that one can sign in with, if the server has one. */
  provider: { label: string; connected: boolean } | null;
  /** Whether the server can send mail. */
  mail: boolean;
}

/** `first_at` and `last_at` are ISO 8601. */
export interface AccountSignIn {
  id: string;
  /** The browser and its system, such as "Chrome on Windows". */
  device: string;
  first_at: string;
  last_at: string;
  /** Whether the call itself came from it. */
  current: boolean;
}

/** `GET /account/sign-ins`, the last used first. */
export interface SignInsResponse {
  sign_ins: AccountSignIn[];
}

/** `POST /password/forgot`, the same whether or not the account exists. */
export interface ForgotResponse {
  message: string;
  /** Whether the server can send mail. If not, its operators can make a link. */
  mail: boolean;
}

/** An answer to a question that has closed. */
export interface ExportedAnswer {
  prompt: string;
  answer: string;
  correct_answer: string;
  is_correct: boolean;
  at: string;
}

/** `GET /account/export`: all that is kept about the caller. Times are ISO 8601. */
export interface AccountExport {
  exported_at: string;
  account: Omit<Account, 'mail' | 'provider'> & { created_at: string };
  sign_ins: Omit<AccountSignIn, 'current'>[];
  quizzes: CreatedQuiz[];
  history: {
    title: string;
    score: number | null;
    total_questions: number;
    is_multiplayer: boolean;
    timestamp: string;
  }[];
  answers: ExportedAnswer[];
}
