import type { FastifyReply } from 'fastify';
import { newDevice, readDevice, setDeviceCookie } from '../auth/places.js';
import type { Config } from '../config.js';
import { type RelyingParty, relyingPartyOf } from './relying-party.js';

/** The browser in which a passkey is created or used. */
export interface Browser {
  site: RelyingParty;
  /** The browser's id, to which challenges are bound; '' if it has none. */
  device: string;
}

/** The browser of a call. */
export const browserOf = ({ request }: FastifyReply, config: Config): Browser => ({
  site: relyingPartyOf(request, config),
  device: readDevice(request) ?? '',
});

/** The browser of a call, which gets an id if it has none. */
export function namedBrowserOf(reply: FastifyReply, config: Config): Browser {
  const browser = browserOf(reply, config);
  if (browser.device) return browser;
  const device = newDevice();
  setDeviceCookie(reply, device);
  return { ...browser, device };
}
