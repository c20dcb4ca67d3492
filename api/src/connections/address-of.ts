import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { addressKey } from '../limits/address-key.js';

/**
 * Returns the key of a request's address, for limits: the socket's address, or the one that trusted proxies report.
 * Fastify reads it in the same way.
 * @param trustProxy addresses, networks and groups of them, as in `TRUST_PROXY`.
 */
export function addressReader(trustProxy: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustProxy);
  return (request) => addressKey(proxyAddress(request, isTrusted) ?? '');
}
