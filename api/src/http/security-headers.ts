import type { FastifyReply, FastifyRequest } from 'fastify';

const A_YEAR = 31_536_000;

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Whether a Host header is only a name or an address with a port, and so safe to copy into replies. */
export const isHost = (host: string) => /^[\w.[\]:-]+$/.test(host);

// In Safari before 15.4 'self' does not include ws:, so the socket's address is listed.
function contentSecurityPolicy(host: string): string {
  const sockets = isHost(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sets the headers of every response. Only https enforces https, so that plain http keeps working on a local network. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(ALWAYS);
  reply.header('content-security-policy', contentSecurityPolicy(request.host));
  if (request.protocol !== 'https') return;
  reply.header('strict-transport-security', `max-age=${A_YEAR}; includeSubDomains`);
  reply.header('cross-origin-opener-policy', 'same-origin');
}
