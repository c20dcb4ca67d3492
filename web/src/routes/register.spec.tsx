/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REGISTERED } from '#protocol/auth-messages';
import { renderAt } from '../app/testing/render-at.js';
import { signOut } from '../lib/session.js';
import { fakeServer, NOT_SIGNED_IN } from '../lib/testing/fake-server.js';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  jest.restoreAllMocks();
});

it('goes to the login form, where an alert says that the account is ready', async () => {
  const calls = fakeServer({
    'GET /auth/refresh': NOT_SIGNED_IN,
    'POST /register': [201, { message: REGISTERED }],
  });
  const router = await renderAt('/register');
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Username'), 'Ada');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect((await screen.findByRole('alert')).textContent).toBe(REGISTERED);
  expect(router.state.location.pathname).toBe('/login');
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('ada@example.org');
  expect(calls.at(-1)?.body).toEqual({
    email: 'ada@example.org',
    username: 'Ada',
    password: 'correct horse',
  });
});

it("shows the server's message, and each error at its field", async () => {
  fakeServer({
    'GET /auth/refresh': NOT_SIGNED_IN,
    'POST /register': [
      400,
      { message: 'That will not do.', errors: [{ path: 'username', message: 'Username is required.' }] },
    ],
  });
  await renderAt('/register');
  expect(await screen.findByLabelText('Username')).toMatchObject({ required: false });
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect((await screen.findByText('That will not do.')).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByText('Username is required.')).toBeTruthy();
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
});

it('focuses the email if email or username is taken', async () => {
  fakeServer({
    'GET /auth/refresh': NOT_SIGNED_IN,
    'POST /register': [409, { message: 'That email or username is already taken.' }],
  });
  await renderAt('/register');
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
  expect(await screen.findByText('That email or username is already taken.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it('names the room whose link led here', async () => {
  fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
  await renderAt('/multiplayer?code=K7Q4MX');
  await userEvent.click(await screen.findByRole('link', { name: 'I have an account' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Sign Up' }));
  expect(await screen.findByText('Create an account to join room K7Q4MX.')).toBeTruthy();
});

it.each([
  ['/register', { Email: 'username', Username: 'nickname', Password: 'new-password' }],
  ['/login', { Email: 'username', Password: 'current-password' }],
])(
  'lets a password manager keep the email with the password, which one logs in with: %s',
  async (path, fields) => {
    fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
    await renderAt(path);
    for (const [label, token] of Object.entries(fields))
      expect((await screen.findByLabelText(label)).getAttribute('autocomplete')).toBe(token);
  },
);
