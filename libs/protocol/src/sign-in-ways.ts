import { z } from 'zod/mini';
import { pageAt } from './pages.js';
import type { signInWays } from './rest-replies.js';
import { text } from './text.js';

/** `GET /sign-in-ways`. */
export type SignInWays = z.output<typeof signInWays>;

/**
 * The outcome that `/login?oidc=…` shows to a visitor who returns from the provider. `connect`: an account already has the
 * email, and a login to it connects the two. `busy`: too many attempts. `failed`: a fault of this server.
 */
export const PROVIDER_OUTCOMES = [
  'connect',
  'refused',
  'unavailable',
  'no_email',
  'expired',
  'busy',
  'failed',
] as const;
export type ProviderOutcome = (typeof PROVIDER_OUTCOMES)[number];

const isPage = (path: string) =>
  /^\/(?![/\\])/.test(path) && pageAt(path.split(/[?#]/, 1)[0] ?? '') !== undefined;

/** `GET /oidc/start`. `from`: the page to which the user returns, with its query. */
export const oidcStartQuery = z.object({
  from: z.catch(text(200).check(z.refine(isPage)), '/'),
});
export type OidcStartQuery = z.output<typeof oidcStartQuery>;

/** `GET /oidc/callback`, as OpenID Connect defines it. */
export const oidcCallbackQuery = z.object({
  code: z.optional(text(4_000)),
  state: z.optional(text(200)),
  iss: z.optional(text(1_000)),
  error: z.optional(text(200)),
});
export type OidcCallbackQuery = z.output<typeof oidcCallbackQuery>;

export const CANNOT_CONNECT = 'The accounts could not be connected. Log in and try again.';
export const NOT_CONNECTED = 'Your account is not connected.';
/** With code `last_way_in`. */
export const ONLY_WAY_IN = 'This is the only way into your account. Add a password or a passkey first.';
