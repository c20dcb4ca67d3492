import { TEXTS } from './texts.js';

const ROOM_LINK = /^\/multiplayer\?(?:.*&)?code=([a-z0-9]{6})(?:&|$)/i;
const roomOf = (path = '') => ROOM_LINK.exec(path)?.[1]?.toUpperCase();

/** The line under the heading of the login form. `from`: the path that the guard redirected from. */
export function loginLead(from?: string): string {
  const code = roomOf(from);
  if (code) return TEXTS.loginToJoin(code);
  return from ? TEXTS.loginToContinue : TEXTS.loginLead;
}

export function registerLead(from?: string): string {
  const code = roomOf(from);
  return code ? TEXTS.registerToJoin(code) : TEXTS.registerLead;
}
