/** The places in the bar of whoever is logged in. */
export const NAV_LINKS = [
  { to: '/play', label: 'Play', also: ['/singleplayer', '/multiplayer'] },
  { to: '/quiz/create/setup', label: 'Create', also: ['/quiz/create'] },
];
