import { PROVIDER_OUTCOMES, type ProviderOutcome } from '#protocol/sign-in-ways';

/** The name of the provider at which users may sign in, too. The server writes it into the page. */
export const providerLabel = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="sign-in-provider"]')?.content;

/** Where a sign-in by the provider begins. It ends at `from`. */
export const startPath = (from = '/'): string => `/oidc/start?from=${encodeURIComponent(from)}`;

/** Why the provider led the user to the login form, from its query. */
export function outcomeIn(search: string): ProviderOutcome | undefined {
  const given = new URLSearchParams(search).get('oidc');
  return PROVIDER_OUTCOMES.find((outcome) => outcome === given);
}
