import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { parse } from '#protocol/parse';
import { text } from '#protocol/text';
import { cookieName } from '../auth/refresh-cookie.js';

const pending = z.object({
  issuer: text(1_000),
  subject: text(255),
  email: text(254),
  expiresAt: z.number(),
});

/** An identity that the provider has confirmed, whose email an account has. A login to the account connects the two. */
export type PendingConnection = z.output<typeof pending>;

const NAME = 'oidc_connect';
export const PENDING_MINUTES = 10;

/** A signed text, which a browser stores but cannot change. */
export function sealed(connection: PendingConnection, secret: string): string {
  const content = Buffer.from(JSON.stringify(connection)).toString('base64url');
  return `${content}.${macOf(content, secret).toString('base64url')}`;
}

/** Undefined for a text that was changed or has expired. */
export function opened(cookie: string, secret: string, now: number): PendingConnection | undefined {
  const [content = '', mac = ''] = cookie.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(content, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const parsed = parse(pending, JSON.parse(Buffer.from(content, 'base64url').toString()));
  return parsed.ok && parsed.value.expiresAt > now ? parsed.value : undefined;
}

const macOf = (content: string, secret: string) =>
  createHmac('sha256', `oidc ${secret}`).update(content).digest();

const optionsOf = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, secure: protocol === 'https', sameSite: 'strict' }) as const;

export function keepPending(reply: FastifyReply, connection: PendingConnection, secret: string): void {
  const options = { ...optionsOf(reply.request), maxAge: PENDING_MINUTES * 60 };
  reply.setCookie(cookieName(NAME, reply.request), sealed(connection, secret), options);
}

/** Returns the browser's pending connection, once. */
export function takePending(reply: FastifyReply, secret: string): PendingConnection | undefined {
  const name = cookieName(NAME, reply.request);
  const cookie = reply.request.cookies[name];
  reply.clearCookie(name, optionsOf(reply.request));
  return cookie === undefined ? undefined : opened(cookie, secret, Date.now());
}
