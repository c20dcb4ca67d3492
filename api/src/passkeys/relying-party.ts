import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.js';

/** The site that a passkey belongs to, as the browser knows it. */
export interface RelyingParty {
  /** Its host name, without a port. */
  id: string;
  origin: string;
}

type Call = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/**
 * The site of a call from a browser. Its `Origin` counts if it is allowed or our own: that of `publicUrl`, or without one
 * any that names the called host, since a proxy that we do not trust may have turned https into http. Passkeys of another
 * site never pass, since authenticators sign for theirs only.
 */
export function relyingPartyOf(
  { headers: { origin }, host, protocol }: Call,
  { publicUrl, allowedOrigins }: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
): RelyingParty {
  const own = siteAt(publicUrl ?? `${protocol}://${host}`);
  const named = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
  const isOwn = publicUrl === undefined && named?.host === host.toLowerCase();
  const site = named && (isOwn || allowedOrigins.includes(named.origin)) ? named : own;
  return { id: site.hostname, origin: site.origin };
}

const NOWHERE = new URL('http://invalid.');
const siteAt = (address: string) => (URL.canParse(address) ? new URL(address) : NOWHERE);
