import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The request id that the caller sent, if it is well-formed, or else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : randomUUID();
}
