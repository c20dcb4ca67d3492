import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { addressKey } from '../limits/address-key.js';

/**
 * Whose limits a request counts for: by the address of the socket, or by what trusted proxies say, as Fastify reads it.
 * @param trustProxy addresses, networks and groups of them, as in `TRUST_PROXY`.
 */
export function addressReader(trustProxy: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustProxy);
  return (request) => addressKey(proxyAddress(request, isTrusted) ?? '');
}
