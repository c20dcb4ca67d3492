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

type Load = () => Promise<ComponentType>;

/** A page whose code is loaded on the first navigation to it. */
const page = (path: string, load: Load) => ({ path, lazy: async () => ({ Component: await load() }) });

const FOR_PLAYERS = 'for players';

/** Pages that need a sign-in. Their code waits for it: the router would load it before the guard redirects. */
const forPlayers = (children: RouteObject[]): RouteObject => ({
  Component: Guard,
  handle: FOR_PLAYERS,
  children,
});
const afterSignIn = (load: Load) => async () => {
  await whenPlayer();
  return { Component: await load() };
};
const playersPage = (path: string, load: Load) => ({ path, lazy: afterSignIn(load) });

/** Guests are offered an account instead. */
const creating = [
  playersPage(
    '/quiz/create/setup',
    async () => (await import('../routes/quiz-create-setup.js')).QuizCreateSetup,
  ),
  playersPage(
    '/quiz/create/questions',
    async () => (await import('../routes/quiz-create-questions.js')).QuizCreateQuestions,
  ),
  playersPage(
    '/quiz/create/complete',
    async () => (await import('../routes/quiz-create-complete.js')).QuizCreateComplete,
  ),
];

const withBar = [
  playersPage('/play', async () => (await import('../routes/play.js')).Play),
  playersPage('/singleplayer', async () => (await import('../routes/singleplayer.js')).Singleplayer),
  playersPage(
    '/singleplayer/setup',
    async () => (await import('../routes/singleplayer-setup.js')).SingleplayerSetup,
  ),
  playersPage(
    '/singleplayer/select',
    async () => (await import('../routes/singleplayer-select.js')).SingleplayerSelect,
  ),
  playersPage(
    '/singleplayer/results',
    async () => (await import('../routes/singleplayer-results.js')).SingleplayerResults,
  ),
  { Component: AccountGuard, children: creating },
  playersPage('/account', async () => (await import('../routes/account.js')).Account),
];

/** Without the navigation bar, for a running question. */
const inPlay = [
  playersPage(
    '/singleplayer/play',
    async () => (await import('../routes/singleplayer-play.js')).SingleplayerPlay,
  ),
];

/** Share one connection, which stays open during navigation between them. */
const inRooms = [
  playersPage('/multiplayer', async () => (await import('../routes/multiplayer.js')).Multiplayer),
  playersPage(
    '/multiplayer/lobby',
    async () => (await import('../routes/multiplayer-lobby.js')).MultiplayerLobby,
  ),
  playersPage(
    '/multiplayer/play',
    async () => (await import('../routes/multiplayer-play.js')).MultiplayerPlay,
  ),
  playersPage(
    '/multiplayer/results',
    async () => (await import('../routes/multiplayer-results.js')).MultiplayerResults,
  ),
];
const rooms = {
  lazy: afterSignIn(async () => (await import('./rooms-layout.js')).RoomsLayout),
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
          page('/', async () => (await import('../routes/home.js')).Home),
          page('/login', async () => (await import('../routes/login.js')).Login),
          page('/register', async () => (await import('../routes/register.js')).Register),
          page('/password/forgot', async () => (await import('../routes/password-forgot.js')).PasswordForgot),
          page('/password/reset', async () => (await import('../routes/password-reset.js')).PasswordReset),
          forPlayers(withBar),
          page('*', async () => (await import('../routes/not-found.js')).NotFound),
        ],
      },
      page('/join', async () => (await import('../routes/join.js')).Join),
      forPlayers(inPlay),
      forPlayers([rooms]),
    ],
  },
];

export type Router = ReturnType<typeof createBrowserRouter>;

/** Leads a visitor who opens a player's page to the way in at once, and on to that page after the sign-in. */
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
