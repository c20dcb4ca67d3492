import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { createRouter } from './app/router.js';
import { startSession } from './app/start-session.js';
import { followSystemTheme } from './lib/theme.js';
import './styles/main.css';

void startSession();
followSystemTheme();

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the page');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
