import type { Path } from 'react-router-dom';

const ROOM_LINK = /^\/multiplayer(\/lobby)?\/?$/i;

/** Where a page for players leads a visitor: a room's link to the way in for guests, any other to the login form. */
export function visitorsWay({ pathname, search, hash }: Path) {
  const code = new URLSearchParams(search).get('code');
  return code && ROOM_LINK.test(pathname)
    ? { to: `/join?code=${encodeURIComponent(code)}`, state: null }
    : { to: '/login', state: { from: pathname + search + hash } };
}
