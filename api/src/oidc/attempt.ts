import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from '#protocol/parse';
import { oidcStartQuery } from '#protocol/sign-in-ways';
import { cookieName } from '../auth/refresh-cookie.js';

/** A browser's way to the provider and back. */
export interface Attempt {
  /** Known to this browser only. What the provider must return is derived from it. */
  secret: string;
  /** The page to which the user returns. */
  from: string;
}

const NAME = 'oidc';
const MINUTES = 10;

export const newAttempt = (from: string): Attempt => ({
  secret: randomBytes(32).toString('base64url'),
  from,
});

/** `state` and `nonce` bind the provider's replies to the browser; `verifier` is that of PKCE. */
export function checksOf({ secret }: Attempt): { state: string; nonce: string; verifier: string } {
  const derived = (what: string) => createHmac('sha256', secret).update(what).digest('base64url');
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') };
}

// Lax, since the browser comes back from another site.
const optionsOf = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, secure: protocol === 'https', sameSite: 'lax' }) as const;

export function keepAttempt(reply: FastifyReply, { secret, from }: Attempt): void {
  const options = { ...optionsOf(reply.request), maxAge: MINUTES * 60 };
  reply.setCookie(cookieName(NAME, reply.request), `${secret} ${from}`, options);
}

/** Returns the browser's attempt, once. */
export function takeAttempt(reply: FastifyReply): Attempt | undefined {
  const name = cookieName(NAME, reply.request);
  const [, secret, path] = /^([\w-]{43}) (.+)$/.exec(reply.request.cookies[name] ?? '') ?? [];
  reply.clearCookie(name, optionsOf(reply.request));
  const query = parse(oidcStartQuery, { from: path });
  return secret && query.ok ? { secret, from: query.value.from } : undefined;
}
