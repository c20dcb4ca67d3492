import '../../lib/testing/jsdom.js';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { Providers } from '../providers.js';
// A room's layout and its page load in parallel, and Jest cannot link a module for two imports at the same time.
import '../rooms-layout.js';
import { leadVisitor, routes } from '../router.js';
import { startSession } from '../start-session.js';

/** Renders the whole app at a path, as in a new browser. */
export async function renderAt(path: string, state?: unknown) {
  const router = createMemoryRouter(routes, { initialEntries: [{ ...parsePath(path), state }] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  await act(startSession);
  await act(() => leadVisitor(router));
  return router;
}
