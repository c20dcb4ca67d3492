/** The links in the navigation bar of a logged-in user. */
export const NAV_LINKS = [
  { to: '/play', label: 'Play', also: ['/singleplayer', '/multiplayer'] },
  { to: '/quiz/create/setup', label: 'Create', also: ['/quiz/create'] },
];
