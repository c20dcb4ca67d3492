/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { fakeServer } from '../lib/testing/fake-server.js';

const reload = jest.fn();
jest.unstable_mockModule('../lib/reload.js', () => ({ reload }));
const { Stumbled } = await import('./stumbled.js');

async function goTo(failure: Error) {
  const missing = async () => {
    throw failure;
  };
  const children = [
    { path: '/' },
    { path: '/there', Component: () => <h1>There</h1> },
    { path: '/create', lazy: missing },
  ];
  const router = createMemoryRouter([{ Component: Outlet, ErrorBoundary: Stumbled, children }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/create'));
  return router;
}
const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/create.js');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('says that the player is offline, keeps the navigation bar, and loads the page when the network is back', async () => {
  fakeServer({ 'GET /healthz': 'no answer' });
  const router = await goTo(MISSING);
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).not.toHaveBeenCalled();
  fakeServer({ 'GET /healthz': [200, {}] });
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await act(() => router.navigate('/there'));
  expect(screen.getByRole('heading', { name: 'There' })).toBeTruthy();
});

it('reloads automatically after a new release, but not repeatedly', async () => {
  fakeServer({ 'GET /healthz': [200, {}] });
  await goTo(MISSING);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  cleanup();
  await goTo(MISSING);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not blame the network for a bug', async () => {
  const calls = fakeServer({});
  await goTo(new Error('x is undefined'));
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(calls).toEqual([]);
});
