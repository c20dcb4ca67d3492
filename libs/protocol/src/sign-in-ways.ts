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
export const PROVIDER_OUTCOMES = ['connect', 'refused', 'unavailable', 'no_email', 'expired'] as const;
export type ProviderOutcome = (typeof PROVIDER_OUTCOMES)[number];
