import type { FastifyReply, FastifyRequest } from 'fastify';

const A_YEAR = 31_536_000;

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Whether a host header is no more than a name or an address with a port: it is written into what we send. */
export const isHost = (host: string) => /^[\w.[\]:-]+$/.test(host);

// Safari before 15.4 does not count ws: as 'self', so the socket's own address is named.
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

/** For every answer. Plain http over a local network must go on working, so only https asks for more https. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(ALWAYS);
  reply.header('content-security-policy', contentSecurityPolicy(request.host));
  if (request.protocol !== 'https') return;
  reply.header('strict-transport-security', `max-age=${A_YEAR}; includeSubDomains`);
  reply.header('cross-origin-opener-policy', 'same-origin');
}
