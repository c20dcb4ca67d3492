import { z } from 'zod/mini';

/** Clients compare these texts exactly. */
export const ACCESS_TOKEN_EXPIRED = 'access token is expired.';
export const ACCESS_TOKEN_MISSING = 'access token is missing.';
export const ACCESS_TOKEN_INVALID = 'access token is invalid.';
export const REFRESH_TOKEN_EXPIRED = 'refresh token is expired.';
export const REFRESH_TOKEN_MISSING = 'refresh token is missing.';
export const REFRESH_TOKEN_INVALID = 'refresh token is invalid.';

/** These three say "refresh and try once more", also as a Socket.IO `connect_error`. */
export const ACCESS_TOKEN_MESSAGES: readonly string[] = [
  ACCESS_TOKEN_EXPIRED,
  ACCESS_TOKEN_MISSING,
  ACCESS_TOKEN_INVALID,
];
/** These three say "the sign-in is lost". */
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
export const PASSWORD_TOO_COMMON = 'Password is too common. Choose another one.';

const email = z
  .string('Email is required.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'Email is required.', abort: true }),
    z.maxLength(254, 'Email must be at most 254 characters.'),
    z.email('Enter a valid email address.'),
  );

// Marks belong to the letters of many scripts: without them no word of Hindi or Thai could be written.
const username = z
  .string('Username is required.')
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, { error: 'Username is required.', abort: true }),
    z.minLength(2, { error: 'Username must have 2 to 24 characters.', abort: true }),
    z.maxLength(24, { error: 'Username must have 2 to 24 characters.', abort: true }),
    z.regex(/^[\p{L}\p{M}\p{Nd} _.-]+$/u, 'Username may hold letters, digits, spaces, _ - and . only.'),
  );

const password = z
  .string('Password is required.')
  .check(
    z.minLength(1, { error: 'Password is required.', abort: true }),
    z.minLength(8, { error: 'Password must have at least 8 characters.', abort: true }),
    z.maxLength(128, 'Password must have at most 128 characters.'),
  );

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** `POST /register`. */
export const registerBody = z.object({ email, username, password }, 'A JSON object is required.').check(
  z.refine((body) => !sameText(body.password, body.email) && !sameText(body.password, body.username), {
    path: ['password'],
    error: 'Password must not be the email or the username.',
  }),
);
export type RegisterBody = z.infer<typeof registerBody>;

/** `POST /login`. */
export const loginBody = z.object(
  {
    email,
    password: z
      .string('Password is required.')
      .check(
        z.minLength(1, 'Password is required.'),
        z.maxLength(128, 'Password must have at most 128 characters.'),
      ),
    keep_logged_in: z.optional(z.boolean('keep_logged_in must be true or false.')),
  },
  'A JSON object is required.',
);
export type LoginBody = z.infer<typeof loginBody>;
