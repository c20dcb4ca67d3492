import type { FastifyRequest } from 'fastify';

/** The site that a passkey belongs to, as the browser knows it. */
export interface RelyingParty {
  /** Its host name, without a port. */
  id: string;
  origin: string;
}

/**
 * The site of a call from a browser. Its `Origin` counts if it is allowed or names our own host: a proxy that we do not
 * trust may have turned https into http. Passkeys of another site never pass, since authenticators sign for theirs only.
 */
export function relyingPartyOf(
  { headers: { origin }, host, protocol }: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  allowedOrigins: string[],
): RelyingParty {
  const named = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
  const isOwn = named && (allowedOrigins.includes(named.origin) || named.host === host.toLowerCase());
  const site = isOwn ? named : siteAt(`${protocol}://${host}`);
  return { id: site.hostname, origin: site.origin };
}

const NOWHERE = new URL('http://invalid.');
const siteAt = (address: string) => (URL.canParse(address) ? new URL(address) : NOWHERE);
