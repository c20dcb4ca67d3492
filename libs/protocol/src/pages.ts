/** The paths of the web app's pages. */
export const PAGES = [
  '/',
  '/login',
  '/register',
  '/password/forgot',
  '/password/reset',
  '/join',
  '/play',
  '/singleplayer',
  '/singleplayer/setup',
  '/singleplayer/select',
  '/singleplayer/play',
  '/singleplayer/results',
  '/quiz/create/setup',
  '/quiz/create/questions',
  '/quiz/create/complete',
  '/multiplayer',
  '/multiplayer/lobby',
  '/multiplayer/play',
  '/multiplayer/results',
  '/account',
  '/multiplayer/review',
  '/profile/review',
] as const;
export type Page = (typeof PAGES)[number];

/** The pages whose HTML the build writes for visitors. */
export const VISITORS_PAGES: readonly Page[] = [
  '/',
  '/login',
  '/register',
  '/password/forgot',
  '/password/reset',
  '/join',
];

/** The file of a page in `VISITORS_PAGES`, relative to the built web app. */
export const htmlFileOf = (page: Page): string => `pages${page === '/' ? '/index' : page}.html`;

/** The pages on which `?code=CODE` names a room. */
export const ROOM_PAGES: readonly Page[] = ['/multiplayer', '/multiplayer/lobby', '/join'];

/** The page that a visitor sees at the path of `page`; `names` whether the address has a room's code. */
export function visitorsPage(page: Page, names: { room: boolean }): Page {
  if (VISITORS_PAGES.includes(page)) return page;
  return names.room && ROOM_PAGES.includes(page) ? '/join' : '/login';
}

/** The page at a path. Like the app's router, ignores case and a trailing slash. */
export function pageAt(path: string): Page | undefined {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return PAGES.find((page) => page === plain.toLowerCase());
}
