import type { Path } from 'react-router-dom';

const ROOM_LINK = /^\/multiplayer(\/lobby)?\/?$/i;

/** The redirect of a page for players: a room's link leads a visitor to the join page, any other to the login form. */
export function visitorsWay({ pathname, search, hash }: Path) {
  const code = new URLSearchParams(search).get('code');
  return code && ROOM_LINK.test(pathname)
    ? { to: `/join?code=${encodeURIComponent(code)}`, state: null }
    : { to: '/login', state: { from: pathname + search + hash } };
}
