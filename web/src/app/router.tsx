import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { Waiting } from '../components/waiting.js';
import { logFailure } from '../lib/log.js';
import { isPlayer, whenPlayer } from '../lib/session.js';
import { visitorsWay } from '../lib/visitors-way.js';
import { AccountGuard } from './account-guard.js';
import { Guard } from './guard.js';
import { PageLayout } from './page-layout.js';
import { RootLayout } from './root-layout.js';
import { Stumbled } from './stumbled.js';

type Load = () => Promise<{ Component: ComponentType }>;

/** A page whose code is loaded on the first navigation to it. */
const page = (path: string, lazy: Load) => ({ path, lazy });

const FOR_PLAYERS = 'for players';

/** Pages that need a sign-in. Their code waits for it: the router would load it before the guard redirects. */
const forPlayers = (children: RouteObject[]): RouteObject => ({
  Component: Guard,
  handle: FOR_PLAYERS,
  children,
});
const afterSignIn = (load: Load) => async () => {
  await whenPlayer();
  return load();
};
const playersPage = (path: string, load: Load) => ({ path, lazy: afterSignIn(load) });

/** Guests are offered an account instead. */
const creating = [
  playersPage('/quiz/create/setup', () => import('../routes/quiz-create-setup.js')),
  playersPage('/quiz/create/questions', () => import('../routes/quiz-create-questions.js')),
  playersPage('/quiz/create/complete', () => import('../routes/quiz-create-complete.js')),
];

const withBar = [
  playersPage('/play', () => import('../routes/play.js')),
  playersPage('/singleplayer', () => import('../routes/singleplayer.js')),
  playersPage('/singleplayer/setup', () => import('../routes/singleplayer-setup.js')),
  playersPage('/singleplayer/select', () => import('../routes/singleplayer-select.js')),
  playersPage('/singleplayer/results', () => import('../routes/singleplayer-results.js')),
  { Component: AccountGuard, children: creating },
  playersPage('/account', () => import('../routes/account.js')),
];

/** Without the navigation bar. */
const withoutBar = [
  playersPage('/singleplayer/play', () => import('../routes/singleplayer-play.js')),
  playersPage('/profile/review', () => import('../routes/profile-review.js')),
];

/** Share one connection, which stays open during navigation between them. */
const inRooms = [
  playersPage('/multiplayer', () => import('../routes/multiplayer.js')),
  playersPage('/multiplayer/lobby', () => import('../routes/multiplayer-lobby.js')),
  playersPage('/multiplayer/play', () => import('../routes/multiplayer-play.js')),
  playersPage('/multiplayer/results', () => import('../routes/multiplayer-results.js')),
  playersPage('/multiplayer/review', () => import('../routes/profile-review.js')),
];
const rooms = {
  lazy: afterSignIn(() => import('./rooms-layout.js')),
  children: inRooms,
};

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: Stumbled,
    HydrateFallback: Waiting,
    children: [
      {
        Component: PageLayout,
        children: [
          page('/', () => import('../routes/home.js')),
          page('/login', () => import('../routes/login.js')),
          page('/register', () => import('../routes/register.js')),
          page('/password/forgot', () => import('../routes/password-forgot.js')),
          page('/password/reset', () => import('../routes/password-reset.js')),
          forPlayers(withBar),
          page('*', () => import('../routes/not-found.js')),
        ],
      },
      page('/join', () => import('../routes/join.js')),
      forPlayers(withoutBar),
      forPlayers([rooms]),
    ],
  },
];

export type Router = ReturnType<typeof createBrowserRouter>;

/** Redirects a visitor who opens a player's page to the login or join page at once, and to that page after the sign-in. */
export async function leadVisitor({ state: { location, matches }, navigate }: Router) {
  if (isPlayer() || !matches.some(({ route }) => route.handle === FOR_PLAYERS)) return;
  const { to, state } = visitorsWay(location);
  // A visitor may have scrolled the form already, before the app took over.
  await navigate(to, { replace: true, preventScrollReset: true, state });
}

/** Loads the code of the page at `path`, so that a router created afterwards renders it at once. */
export async function loadPage(path: string) {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** The browser's router. `served` is the page that the HTML shows already, if any. */
export async function createRouter(served: string | undefined): Promise<Router> {
  if (served) await loadPage(served).catch(logFailure); // the router tries again, and shows the failure
  // with hydration data, even if empty, it keeps the scroll position
  const router = createBrowserRouter(routes, served ? { hydrationData: {} } : {});
  await leadVisitor(router);
  return router;
}
