import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_TOKEN_SECONDS } from './rotation.js';

type Asked = Pick<FastifyRequest, 'protocol' | 'port' | 'headers'>;

/**
 * Over https the name asks the browser to enforce Secure, Path=/ and no Domain. Over plain http (a local network) it
 * carries the port, because cookies do not tell ports apart and several installations may run on one machine.
 */
export function cookieName(name: string, { protocol, port }: Pick<Asked, 'protocol' | 'port'>): string {
  if (protocol === 'https') return `__Host-${name}`;
  return port ? `${name}_${port}` : name;
}

export const refreshCookieName = (request: Pick<Asked, 'protocol' | 'port'>): string =>
  cookieName('refresh_token', request);

export function refreshCookieOptions(request: Asked, keepLoggedIn: boolean): CookieSerializeOptions {
  const secure = request.protocol === 'https';
  // Only an allowed origin on another site gets as far as here, and its cookie must be sent from there.
  const isSplit = secure && request.headers['sec-fetch-site'] === 'cross-site';
  return {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: isSplit ? 'none' : 'strict',
    ...(keepLoggedIn ? { maxAge: REFRESH_TOKEN_SECONDS } : {}),
  };
}

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[refreshCookieName(request)];
}

export function setRefreshCookie(reply: FastifyReply, token: string, keepLoggedIn: boolean): void {
  const { request } = reply;
  reply.setCookie(refreshCookieName(request), token, refreshCookieOptions(request, keepLoggedIn));
}

export function clearRefreshCookie(reply: FastifyReply): void {
  const { request } = reply;
  reply.clearCookie(refreshCookieName(request), refreshCookieOptions(request, false));
}
