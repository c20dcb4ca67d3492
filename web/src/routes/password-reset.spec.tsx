/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../app/testing/render-at.js';
import { currentSession, signOut } from '../lib/session.js';
import { fakeServer, NOT_SIGNED_IN, SIGNED_IN } from '../lib/testing/fake-server.js';

type Replies = Parameters<typeof fakeServer>[0];

const choose = async (reply: Replies[string], others: Replies = {}) => {
  const calls = fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN, 'POST /password/reset': reply, ...others });
  const router = await renderAt('/password/reset?token=abc');
  await userEvent.type(await screen.findByLabelText('New password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  return { calls, router };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  jest.restoreAllMocks();
});

it('changes the password with the token of the link, and goes to the login form in its place', async () => {
  const { calls, router } = await choose([200, { message: 'Changed.' }]);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your password has been changed. Please log in.',
  );
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(calls.at(-1)?.body).toEqual({ token: 'abc', password: 'correct horse' });
});

it('logs out the user of this browser after the change', async () => {
  const { calls, router } = await choose([200, { message: 'Changed.' }], {
    'GET /auth/refresh': [200, SIGNED_IN],
    'POST /logout': [200, { message: 'Logged out.' }],
  });
  expect(await screen.findByText('Your password has been changed. Please log in.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
  expect(currentSession().status).toBe('out');
  expect(calls.map(({ path }) => path)).toContain('/logout');
});

it.each([
  { message: 'No.', code: 'reset_link_invalid' },
  { message: 'No.', code: 'invalid', errors: [{ path: 'token', message: 'is not valid' }] },
])('offers a new link for one that the server refuses: %j', async (refusal) => {
  await choose([400, refusal]);
  expect((await screen.findByRole('alert')).textContent).toBe('This link has expired or was used before.');
  await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
});

it('offers a new link for one without a token', async () => {
  fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
  await renderAt('/password/reset');
  expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('shows an error at the password, and focuses it', async () => {
  const message = 'Password must have at least 8 characters.';
  await choose([400, { message: 'Check the form.', errors: [{ path: 'password', message }] }]);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
});

it('keeps the form if there was no reply', async () => {
  await choose('no answer');
  expect((await screen.findByRole('alert')).textContent).toBe('Network error. Try again later.');
  expect(screen.getByLabelText('New password')).toMatchObject({ value: 'correct horse' });
});
