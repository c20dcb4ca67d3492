/** The paths of the web app's pages. */
export const PAGES = [
  '/',
  '/login',
  '/register',
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
] as const;
type Page = (typeof PAGES)[number];

/** The pages on which `?code=CODE` names a room. */
export const ROOM_PAGES: readonly Page[] = ['/multiplayer', '/multiplayer/lobby'];

/** The page at a path. Like the app's router, ignores case and a trailing slash. */
export function pageAt(path: string): Page | undefined {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return PAGES.find((page) => page === plain.toLowerCase());
}
