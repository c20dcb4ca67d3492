import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Waiting } from '../components/waiting.js';
import { Home } from '../routes/home.js';
import { Guard } from './guard.js';
import { PageLayout } from './page-layout.js';
import { RootLayout } from './root-layout.js';
import { Stumbled } from './stumbled.js';

const forPlayers: RouteObject[] = [
  { path: '/play', lazy: async () => ({ Component: (await import('../routes/play.js')).Play }) },
  {
    path: '/singleplayer',
    lazy: async () => ({ Component: (await import('../routes/singleplayer.js')).Singleplayer }),
  },
  {
    path: '/singleplayer/setup',
    lazy: async () => ({ Component: (await import('../routes/singleplayer-setup.js')).SingleplayerSetup }),
  },
  {
    path: '/singleplayer/select',
    lazy: async () => ({ Component: (await import('../routes/singleplayer-select.js')).SingleplayerSelect }),
  },
  {
    path: '/singleplayer/results',
    lazy: async () => ({
      Component: (await import('../routes/singleplayer-results.js')).SingleplayerResults,
    }),
  },
  {
    path: '/quiz/create/setup',
    lazy: async () => ({ Component: (await import('../routes/quiz-create-setup.js')).QuizCreateSetup }),
  },
  {
    path: '/quiz/create/questions',
    lazy: async () => ({
      Component: (await import('../routes/quiz-create-questions.js')).QuizCreateQuestions,
    }),
  },
  {
    path: '/quiz/create/complete',
    lazy: async () => ({
      Component: (await import('../routes/quiz-create-complete.js')).QuizCreateComplete,
    }),
  },
];

/** Without the navigation bar, for a running question. */
const inPlay: RouteObject[] = [
  {
    path: '/singleplayer/play',
    lazy: async () => ({ Component: (await import('../routes/singleplayer-play.js')).SingleplayerPlay }),
  },
];

/** Share one connection, which stays open during navigation between them. */
const inRooms: RouteObject[] = [
  {
    path: '/multiplayer',
    lazy: async () => ({ Component: (await import('../routes/multiplayer.js')).Multiplayer }),
  },
  {
    path: '/multiplayer/lobby',
    lazy: async () => ({ Component: (await import('../routes/multiplayer-lobby.js')).MultiplayerLobby }),
  },
  {
    path: '/multiplayer/play',
    lazy: async () => ({ Component: (await import('../routes/multiplayer-play.js')).MultiplayerPlay }),
  },
  {
    path: '/multiplayer/results',
    lazy: async () => ({ Component: (await import('../routes/multiplayer-results.js')).MultiplayerResults }),
  },
];

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
          { path: '/login', lazy: async () => ({ Component: (await import('../routes/login.js')).Login }) },
          {
            path: '/register',
            lazy: async () => ({ Component: (await import('../routes/register.js')).Register }),
          },
          { Component: Guard, children: forPlayers },
          { path: '*', lazy: async () => ({ Component: (await import('../routes/not-found.js')).NotFound }) },
        ],
      },
      { Component: Guard, children: inPlay },
      {
        Component: Guard,
        children: [
          {
            lazy: async () => ({ Component: (await import('./rooms-layout.js')).RoomsLayout }),
            children: inRooms,
          },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
