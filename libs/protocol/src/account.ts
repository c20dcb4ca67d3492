import { z } from 'zod/mini';
import type {
  account,
  accountExport,
  accountSignIn,
  exportedAnswer,
  forgotResponse,
  passkey,
  signInsResponse,
} from './account-replies.js';
import { email, newPassword, password, username } from './auth-messages.js';
import { assertion } from './passkeys.js';
import { text } from './text.js';

/** With code `wrong_password`, on path `password_now`. */
export const WRONG_PASSWORD = 'That is not your password.';
export const PASSWORD_NEEDED = 'Your password is required.';
export const PASSWORD_CHANGED = 'Your password has been changed.';
export const PASSWORD_RESET = 'Your password has been changed. Please login.';
/** For an account that had passkeys or a login by another provider. */
export const PASSWORD_RESET_ALONE =
  'Your password has been changed. It is the only way to sign in now. Please login.';
export const RESET_LINK_INVALID = 'This link has been used already or has expired.';
export const RESET_REQUESTED = 'If an account has this email, a link to a new password is on its way.';
export const RESET_WITHOUT_MAIL = 'The people who run this server can give you a link to a new password.';
/** The username of an account that has been deleted. */
export const DELETED_PLAYER = 'Deleted player';
/** How long the link to a new password works. */
export const RESET_LINK_MINUTES = 60;

const REQUIRED_OBJECT = 'A JSON object is required.';

/** Confirms that the caller is the owner of the account. Without a password, a sign-in of the last minutes is enough. */
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

/** `POST /oidc/disconnect`. Needs the password or a passkey. Refused if it is the user's only way to sign in. */
export const disconnectBody = z.object(confirmation, REQUIRED_OBJECT);
export type DisconnectBody = z.output<typeof disconnectBody>;

/** `DELETE /account/sign-ins/ID`. */
export const signInPath = z.object({ id: z.uuid('must be the id of a sign-in') });
export type SignInPath = z.output<typeof signInPath>;

/** `POST /password/forgot`. */
export const forgotBody = z.object({ email }, REQUIRED_OBJECT);
export type ForgotBody = z.output<typeof forgotBody>;

/** `POST /password/reset`, with the token of the link, which works once. Ends all sign-ins, and removes passkeys and logins by another provider. */
export const resetBody = z.object({ token: text(64), password: newPassword }, REQUIRED_OBJECT);
export type ResetBody = z.output<typeof resetBody>;

export type Passkey = z.output<typeof passkey>;

/** `GET /account`. */
export type Account = z.output<typeof account>;

export type AccountSignIn = z.output<typeof accountSignIn>;

/** `GET /account/sign-ins`. */
export type SignInsResponse = z.output<typeof signInsResponse>;

/** `POST /password/forgot`. */
export type ForgotResponse = z.output<typeof forgotResponse>;

/** An answer to a question that has closed. */
export type ExportedAnswer = z.output<typeof exportedAnswer>;

/** `GET /account/export`. */
export type AccountExport = z.output<typeof accountExport>;
