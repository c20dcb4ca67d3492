import { PROVIDER_OUTCOMES, type ProviderOutcome } from '#protocol/sign-in-ways';
import { recall, remember } from '../../lib/storage.js';

/** The name of the other provider for sign-ins. The server writes it into the page. */
export const providerLabel = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="sign-in-provider"]')?.content;

/** The address at which a sign-in by the provider starts. It ends at `from`. */
export const startPath = (from = '/'): string => `/oidc/start?from=${encodeURIComponent(from)}`;

const FROM = 'provider-from';

/** Remembers the page that the user came from, which a redirect back to the login form does not hold. */
export const keepFrom = (from?: string) => remember(FROM, from ?? null);
export const keptFrom = () => recall(FROM) ?? undefined;

/** Why the provider led the user to the login form, from its query. */
export function outcomeIn(search: string): ProviderOutcome | undefined {
  const given = new URLSearchParams(search).get('oidc');
  return PROVIDER_OUTCOMES.find((outcome) => outcome === given);
}
