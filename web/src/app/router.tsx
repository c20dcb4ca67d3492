import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Waiting } from '../components/waiting.js';
import { isPlayer, whenPlayer } from '../lib/session.js';
import { Home } from '../routes/home.js';
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
          { path: '/', Component: Home },
          page('/login', async () => (await import('../routes/login.js')).Login),
          page('/register', async () => (await import('../routes/register.js')).Register),
          forPlayers(withBar),
          page('*', async () => (await import('../routes/not-found.js')).NotFound),
        ],
      },
      forPlayers(inPlay),
      forPlayers([rooms]),
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;

/** Leads a visitor who opens a player's page to the login form at once, and on to that page after the sign-in. */
export function leadVisitor({ state: { location, matches }, navigate }: Router) {
  if (isPlayer() || !matches.some(({ route }) => route.handle === FOR_PLAYERS)) return;
  void navigate('/login', { replace: true, state: { from: location.pathname + location.search } });
}

export function createRouter(): Router {
  const router = createBrowserRouter(routes);
  leadVisitor(router);
  return router;
}
