import { z } from 'zod/mini';
import { pageAt } from './pages.js';
import { text } from './text.js';

/** `GET /sign-in-ways`: the ways in that a server offers beside email and password. */
export interface SignInWays {
  passkeys: true;
  /** Another provider, and its name for the button. */
  provider: { label: string } | null;
  /** Whether the server can send mail, such as a link to a new password. */
  mail: boolean;
}

/**
 * Why `/login?oidc=…` shows a visitor who comes back from the other provider. `connect`: an account has the email already,
 * and a login to it connects the two.
 */
export const PROVIDER_OUTCOMES = [
  'connect',
  'refused',
  'unavailable',
  'no_email',
  'expired',
  'busy',
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
