/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers.js';
import '../app/rooms-layout.js';
import { routes } from '../app/router.js';
import { startSession } from '../app/start-session.js';
import { fakeServer, GUEST } from '../lib/testing/fake-server.js';

it('shows no form for visitors to a guest before the server has said who they are', async () => {
  localStorage.setItem('signed-in', '1');
  fakeServer({ 'GET /auth/refresh': [200, GUEST] });
  const router = createMemoryRouter(routes, { initialEntries: ['/join?code=K7Q4MX'] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByText('Loading…')).toBeTruthy();
  expect(screen.queryByLabelText('Your nickname')).toBeNull();
  await act(() => router.navigate('/register'));
  expect(await screen.findByText('Loading…')).toBeTruthy();
  expect(screen.queryByLabelText('Username')).toBeNull();
  await act(startSession);
  expect(await screen.findByLabelText('Username')).toMatchObject({ value: 'Noor' });
});
