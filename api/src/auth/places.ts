import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address-key.js';
import { cookieName, refreshCookieOptions } from './refresh-cookie.js';

/** Where an attempt to sign in comes from, as digests that nobody can turn back without the server's secret. */
export interface Place {
  device: string | null;
  address: string;
}

/** Browsers keep a cookie no longer. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

export function placeOf(device: string | undefined, address: string, secret: string): Place {
  const digest = (kind: string, value: string) =>
    createHmac('sha256', `place ${secret}`).update(`${kind} ${value}`).digest('base64url');
  return {
    device: device ? digest('device', device) : null,
    address: digest('address', addressKey(address)),
  };
}

/** The id of a browser: it outlives sign-ins, opens nothing, and only says that somebody signed in from there before. */
export function readDevice(request: FastifyRequest): string | undefined {
  const device = request.cookies[cookieName('device', request)];
  return device && /^[\w-]{22}$/.test(device) ? device : undefined;
}

export const newDevice = (): string => randomBytes(16).toString('base64url');

export function setDeviceCookie(reply: FastifyReply, device: string): void {
  const { request } = reply;
  const options = { ...refreshCookieOptions(request, true), maxAge: LONGEST_SECONDS };
  reply.setCookie(cookieName('device', request), device, options);
}
