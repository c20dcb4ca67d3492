import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_TOKEN_SECONDS } from './rotation.js';

type Request = Pick<FastifyRequest, 'protocol' | 'port' | 'headers'>;

/**
 * The name of a cookie. Over https, `__Host-` makes the browser enforce Secure, Path=/ and no Domain. Over plain http (a
 * local network) the name includes the port: browsers share cookies between ports, and several installations may run
 * on one machine.
 */
export function cookieName(name: string, { protocol, port }: Pick<Request, 'protocol' | 'port'>): string {
  if (protocol === 'https') return `__Host-${name}`;
  return port ? `${name}_${port}` : name;
}

export const refreshCookieName = (request: Pick<Request, 'protocol' | 'port'>): string =>
  cookieName('refresh_token', request);

export function refreshCookieOptions(request: Request, keepLoggedIn: boolean): CookieSerializeOptions {
  const secure = request.protocol === 'https';
  // OwnOriginGuard has let this cross-site call pass, so its origin is allowed, and needs a cookie that crosses sites.
  // A user who comes back from another provider navigates: our own pages will use the cookie.
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  const isCrossSite = secure && site === 'cross-site' && mode !== 'navigate';
  return {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: isCrossSite ? 'none' : 'strict',
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
