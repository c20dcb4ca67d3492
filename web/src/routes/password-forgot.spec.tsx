/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../app/testing/render-at.js';
import { signOut } from '../lib/session.js';
import { fakeServer, NOT_SIGNED_IN } from '../lib/testing/fake-server.js';

const ask = async (reply: Parameters<typeof fakeServer>[0][string]) => {
  const calls = fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN, 'POST /password/forgot': reply });
  const router = await renderAt('/password/forgot');
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
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

it('says the same for every email after a link was requested', async () => {
  const { calls } = await ask([202, { message: 'Sent.', mail: true }]);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^If there is an account with this email/);
  expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.org' });
  expect(screen.getByLabelText('Email')).toMatchObject({ value: 'ada@example.org' });
});

it('refers to the people who run the server if it sends no mail', async () => {
  await ask([202, { message: 'Sent.', mail: false }]);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /The people who run it can make a link for you\.$/,
  );
});

it('shows an error at the field, and focuses it', async () => {
  await ask([
    400,
    { message: 'Check the form.', errors: [{ path: 'email', message: 'Enter a valid email address.' }] },
  ]);
  expect(await screen.findByText('Enter a valid email address.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it.each([
  [
    [429, { message: 'Too many attempts. Try again later.' }] as [number, unknown],
    'Too many attempts. Try again later.',
  ],
  ['no answer' as const, 'Network error. Try again later.'],
])('shows a failure in an alert: %j', async (reply, text) => {
  await ask(reply);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

it('is linked from the login form, and leads back to it and to the path that the visitor wanted', async () => {
  fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
  const router = await renderAt('/multiplayer?code=K7Q4MX');
  await userEvent.click(await screen.findByRole('link', { name: 'I have an account' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/password/forgot');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Login' }));
  expect(await screen.findByText('Log in to join room K7Q4MX.')).toBeTruthy();
});
