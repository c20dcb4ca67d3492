/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../../../lib/testing/jsdom.js';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NoResponse, ServerError } from '../../../lib/send.js';
import { PlayNow } from './play-now.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it.each([
  [new NoResponse(), 'Network error. Try again later.'],
  [new ServerError(503, { message: 'The server is restarting.' }), 'The server is restarting.'],
])('says why the quiz did not start, and can be tried again: %s', async (error, text) => {
  const onPlay = jest.fn(() => Promise.reject(error));
  render(<PlayNow onPlay={onPlay}>{null}</PlayNow>);
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  await userEvent.click(await screen.findByRole('button', { name: 'Play now' }));
  expect(onPlay).toHaveBeenCalledTimes(2);
});

it('leaves code that could not be loaded to the error page of the route', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onPlay = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const element = <PlayNow onPlay={onPlay}>{null}</PlayNow>;
  const routes = [{ path: '/', element, errorElement: <p>Reload</p> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect(await screen.findByText('Reload')).toBeTruthy();
});
