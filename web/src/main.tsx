import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { createRouter, type Router } from './app/router.js';
import { startSession } from './app/start-session.js';
import { wasSignedIn } from './lib/session.js';
import { followSystemTheme } from './lib/theme.js';
import './styles/main.css';

/** Takes over forms from public/start.js, and submits the one that it has kept while the app was loading. */
function takeOver(root: HTMLElement) {
  delete root.dataset['page'];
  window.submitted?.requestSubmit();
  window.submitted = undefined;
}

function App({ root, router }: { root: HTMLElement; router: Router }) {
  useEffect(() => takeOver(root), [root]);
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}

/** Renders the app. For visitors the HTML may have the page already: the app then hydrates it. */
async function show(root: HTMLElement) {
  const expectsPlayer = wasSignedIn();
  if (expectsPlayer) void startSession();
  const served = expectsPlayer ? undefined : root.dataset['page'];
  const router = await createRouter(served);
  const app = (
    <StrictMode>
      <App root={root} router={router} />
    </StrictMode>
  );
  const { initialized, errors, matches } = router.state;
  if (served && initialized && !errors && matches.at(-1)?.route.path === served) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    delete root.dataset['page']; // would hide the app
    createRoot(root).render(app);
  }
  if (!expectsPlayer) void startSession();
}

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the page');
followSystemTheme();
void show(root);
