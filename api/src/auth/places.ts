import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address-key.js';
import { cookieName, refreshCookieOptions } from './refresh-cookie.js';

/** The origin of a sign-in attempt: HMACs of a browser's id and of its address, which cannot be reversed without the secret. */
export interface Place {
  device: string | null;
  address: string;
}

/** The longest time for which browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** The place that a call comes from. @param device the id of its browser, if it has one */
export function placeOf(device: string | undefined, { ip }: FastifyRequest, secret: string): Place {
  const digest = (kind: string, value: string) =>
    createHmac('sha256', `place ${secret}`).update(`${kind} ${value}`).digest('base64url');
  return {
    device: device ? digest('device', device) : null,
    address: digest('address', addressKey(ip)),
  };
}

/** The id of a browser. It outlives sign-ins and grants no access: it only shows that a user has signed in there before. */
export function readDevice(request: FastifyRequest): string | undefined {
  const device = request.cookies[cookieName('device', request)];
  return device && /^[\w-]{22}$/.test(device) ? device : undefined;
}

export const newDevice = (): string => randomBytes(16).toString('base64url');

export function setDeviceCookie(reply: FastifyReply, device: string): void {
  const { request } = reply;
  const options = { ...refreshCookieOptions(request, true), maxAge: DEVICE_SECONDS };
  reply.setCookie(cookieName('device', request), device, options);
}
