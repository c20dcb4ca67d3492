import { z } from 'zod/mini';
import { MAX_NAME_LENGTH } from './limits.js';
import { atLeast, atMost, notFarBeyond } from './text.js';

/** Clients compare these texts exactly. */
export const ACCESS_TOKEN_EXPIRED = 'access token is expired.';
export const ACCESS_TOKEN_MISSING = 'access token is missing.';
export const ACCESS_TOKEN_INVALID = 'access token is invalid.';
export const REFRESH_TOKEN_EXPIRED = 'refresh token is expired.';
export const REFRESH_TOKEN_MISSING = 'refresh token is missing.';
export const REFRESH_TOKEN_INVALID = 'refresh token is invalid.';

/** After one of these a client refreshes its tokens and retries once. Also sent as a Socket.IO `connect_error`. */
export const ACCESS_TOKEN_MESSAGES: readonly string[] = [
  ACCESS_TOKEN_EXPIRED,
  ACCESS_TOKEN_MISSING,
  ACCESS_TOKEN_INVALID,
];
/** After one of these the session is over. */
export const REFRESH_TOKEN_MESSAGES: readonly string[] = [
  REFRESH_TOKEN_EXPIRED,
  REFRESH_TOKEN_MISSING,
  REFRESH_TOKEN_INVALID,
];

export const REGISTERED = 'Registration successful. Please login.';
export const ALREADY_TAKEN = 'That email or username is already taken.';
export const WRONG_CREDENTIALS = 'Invalid email or password.';
export const LOGGED_OUT = 'Logged out.';
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Try again later.';
export const BUSY = 'The server is busy. Try again in a moment.';
export const ACCOUNT_NEEDED = 'Sign up to do that.';
export const NAME_REFUSED = 'That name is not allowed here.';
export const PASSWORD_TOO_COMMON = 'Password is too common. Choose another one.';

const REQUIRED_EMAIL = 'Email is required.';
const LONG_EMAIL = 'Email must be at most 254 characters.';

export const email = z
  .string(REQUIRED_EMAIL)
  .check(
    notFarBeyond(254, LONG_EMAIL),
    z.trim(),
    z.toLowerCase(),
    atLeast(1, REQUIRED_EMAIL),
    atMost(254, LONG_EMAIL),
    z.email('Enter a valid email address.'),
  );

const nameRule = (pattern: RegExp, error: string) =>
  z.refine<string>((name) => pattern.test(name), { error, abort: true });

/** A username. `noun` is its name on the screen. */
function nameCalled(noun: string) {
  const required = `${noun} is required.`;
  const length = `${noun} must have 2 to ${MAX_NAME_LENGTH} characters.`;
  return z.string(required).check(
    notFarBeyond(MAX_NAME_LENGTH, length),
    z.trim(),
    z.normalize('NFC'),
    atLeast(1, required),
    atLeast(2, length),
    z.refine<string>((name) => name.length <= MAX_NAME_LENGTH, {
      error: length,
      abort: true,
      params: { maxLength: MAX_NAME_LENGTH },
    }),
    // Combining marks are parts of letters in many scripts: names in Hindi and Thai need them.
    nameRule(
      /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Nd} _.-]+$/u,
      `${noun} may hold letters, digits, spaces, _ - and . only.`,
    ),
    nameRule(/[\p{L}\p{Nd}]/u, `${noun} must hold a letter or a digit.`),
    nameRule(/^(?!.* {2})/u, `${noun} may hold single spaces only.`),
    nameRule(/^(?!.*\p{M}{3})/u, `${noun} may hold no more than two accents on a letter.`),
  );
}

export const username = nameCalled('Username');

const REQUIRED_PASSWORD = 'Password is required.';

export const password = z.string(REQUIRED_PASSWORD).check(
  atLeast(1, REQUIRED_PASSWORD),
  atMost(128, 'Password must have at most 128 characters.'),
  // UTF-8 encodes every lone surrogate as the same bytes, so different passwords would have the same hash.
  z.refine((value) => !/\p{Surrogate}/u.test(value), 'Password must not hold broken characters.'),
);

export const newPassword = password.check(
  atLeast(8, 'Password must have at least 8 characters.'),
  z.refine((value) => !/^(.)\1*$|^\s*$/su.test(value), 'Password must not be one character only.'),
);

export const PASSWORD_IS_OWN_TEXT = 'Password must not be the email or the username.';

/** Whether a password is the email or the username of its user, ignoring case. */
export const isOwnText = (
  password: string,
  { email, username }: { email: string | null; username: string },
) => [email, username].some((text) => password.trim().toLowerCase() === text?.toLowerCase());

/** `POST /register`. */
export const registerBody = z
  .object({ email, username, password: newPassword }, 'A JSON object is required.')
  .check(
    z.refine((body) => !isOwnText(body.password, body), {
      path: ['password'],
      error: PASSWORD_IS_OWN_TEXT,
    }),
  );
export type RegisterBody = z.infer<typeof registerBody>;

/** `POST /guest`. The screen of guests asks for a nickname. */
export const guestBody = z.object({ username: nameCalled('Nickname') }, 'A JSON object is required.');
export type GuestBody = z.infer<typeof guestBody>;

/** `POST /login`. */
export const loginBody = z.object(
  {
    email,
    password,
    keep_logged_in: z.optional(z.boolean('keep_logged_in must be true or false.')),
  },
  'A JSON object is required.',
);
export type LoginBody = z.infer<typeof loginBody>;
