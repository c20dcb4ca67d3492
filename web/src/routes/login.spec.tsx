/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../app/testing/render-at.js';
import { currentToken, signOut } from '../lib/session.js';
import { AUTHENTICATION_OPTIONS, fakePasskeys } from '../lib/testing/fake-passkeys.js';
import { type Call, fakeServer, NOT_SIGNED_IN, SIGNED_IN } from '../lib/testing/fake-server.js';

type Reply = [number, unknown];

const logIn = async (path: string, reply: Parameters<typeof fakeServer>[0][string]) => {
  const calls: Call[] = fakeServer({
    'GET /auth/refresh': NOT_SIGNED_IN,
    'POST /login': reply,
    'GET /profile/history': [200, { quizzes: [], total: 0, games_played: 0, average_score: 0 }],
  });
  const router = await renderAt(path);
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByLabelText('Keep me logged in'));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  return { calls, router };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  jest.restoreAllMocks();
});

it('logs in and shows the profile', async () => {
  const { calls } = await logIn('/login', [200, SIGNED_IN]);
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy();
  expect(calls.find(({ path }) => path === '/login')?.body).toEqual({
    email: 'ada@example.org',
    password: 'correct horse',
    keep_logged_in: true,
  });
  expect(currentToken()).toBe('token-1');
});

it('goes to the requested path after login, replacing the form in the history', async () => {
  const { router } = await logIn('/singleplayer/setup', [200, SIGNED_IN]);
  expect(await screen.findByRole('heading', { name: 'Create Random Quiz' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/singleplayer/setup');
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  [[401, { message: 'Invalid email or password.' }] as [number, unknown], 'Invalid email or password.'],
  ['no answer' as const, 'Network error. Try again later.'],
  [[200, null] as [number, unknown], 'Unexpected error. Try again later.'],
])('shows a failure in an alert that can be dismissed: %j', async (reply, text) => {
  await logIn('/login', reply);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('focuses the password after a wrong one', async () => {
  await logIn('/login', [401, { message: 'Invalid email or password.' }]);
  await screen.findByText('Invalid email or password.');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('shows an error at its field, beside the message', async () => {
  const errors = [{ path: 'email', message: 'Enter a valid email address.' }];
  await logIn('/login', [400, { message: 'That will not do.', errors }]);
  expect((await screen.findByRole('alert')).textContent).toBe('That will not do.');
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it('leads back to the part of the page that was requested', async () => {
  fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
  const router = await renderAt('/account#devices');
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/account#devices' } });
});

it('keeps the focus on the button if there was no reply', async () => {
  await logIn('/login', 'no answer');
  await screen.findByText('Network error. Try again later.');
  expect(document.activeElement?.textContent).toBe('Login');
});

it.each([
  ['/login', 'Welcome back.'],
  ['/play', 'Log in to continue.'],
])('greets a visitor of %s with "%s"', async (path, text) => {
  fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
  await renderAt(path);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('names the room whose link led here, and goes on to it', async () => {
  fakeServer({
    'GET /auth/refresh': NOT_SIGNED_IN,
    'GET /rooms/K7Q4MX': [404, { message: 'No.', code: 'room_not_found' }],
    'POST /login': [200, SIGNED_IN],
  });
  const router = await renderAt('/multiplayer?code=k7q4mx');
  await userEvent.click(await screen.findByRole('link', { name: 'I have an account' }));
  expect(await screen.findByText('Log in to join room K7Q4MX.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?code=K7Q4MX'));
  expect(router.state.location.pathname).toBe('/multiplayer');
});

it('requires an email and a password', async () => {
  fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
  await renderAt('/login');
  expect(await screen.findByLabelText('Email')).toMatchObject({ type: 'email', required: true });
  expect(screen.getByLabelText('Password')).toMatchObject({ type: 'password', required: true });
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
});

describe('with a passkey', () => {
  const signInByPasskey = async (reply: Parameters<typeof fakeServer>[0][string]) => {
    const calls = fakeServer({
      'GET /auth/refresh': NOT_SIGNED_IN,
      'POST /passkeys/authentication-options': [200, AUTHENTICATION_OPTIONS],
      'POST /passkeys/login': reply,
      'GET /profile/history': [200, { quizzes: [], total: 0, games_played: 0, average_score: 0 }],
    });
    await renderAt('/login');
    await userEvent.click(await screen.findByLabelText('Keep me logged in'));
    await userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    return calls;
  };

  it('signs in without an email and shows the profile', async () => {
    fakePasskeys();
    const calls = await signInByPasskey([200, SIGNED_IN]);
    expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy();
    const { body } = calls.find(({ path }) => path === '/passkeys/login') ?? {};
    expect(body).toMatchObject({
      keep_logged_in: true,
      passkey: { id: 'aWQ', type: 'public-key', response: { signature: 'c2lnbmF0dXJl' } },
    });
  });

  it('shows why the server refuses it', async () => {
    fakePasskeys();
    await signInByPasskey([401, { message: 'That passkey does not belong to an account here.' }]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('That passkey does not belong to an account here.');
  });

  it('offers the password after the dialog was closed', async () => {
    fakePasskeys({ closes: true });
    const calls = await signInByPasskey([200, SIGNED_IN]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('No passkey was used. Try again, or log in with your password.');
    expect(calls.some(({ path }) => path === '/passkeys/login')).toBe(false);
  });
});

describe('with another provider', () => {
  const offer = () => {
    const meta = document.createElement('meta');
    meta.name = 'sign-in-provider';
    meta.content = 'School';
    document.head.append(meta);
  };
  afterEach(() => document.head.replaceChildren());

  it('leads there, and back to the requested path', async () => {
    offer();
    fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
    await renderAt('/multiplayer?code=K7Q4MX');
    await userEvent.click(await screen.findByRole('link', { name: 'I have an account' }));
    const link = await screen.findByRole('link', { name: 'Continue with School' });
    expect(link.getAttribute('href')).toBe('/oidc/start?from=%2Fmultiplayer%3Fcode%3DK7Q4MX');
  });

  it.each(['connect', 'refused'])('leads to the requested path by way of the form: %s', async (outcome) => {
    offer();
    const reply = { 'GET /auth/refresh': NOT_SIGNED_IN, 'POST /oidc/connect': [204, undefined] as Reply };
    fakeServer(reply);
    await renderAt('/singleplayer/setup');
    const link = await screen.findByRole('link', { name: 'Continue with School' });
    link.addEventListener('click', (event) => event.preventDefault()); // jsdom cannot leave the page
    await userEvent.click(link);
    cleanup();
    fakeServer({ ...reply, 'POST /login': [200, SIGNED_IN] });
    const router = await renderAt(`/login?oidc=${outcome}`);
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/singleplayer/setup'));
  });

  it('is not offered by a server that has none', async () => {
    fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
    await renderAt('/login');
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
  });

  it.each([
    ['refused', 'The login was not completed. Try again.'],
    ['unavailable', 'That login service cannot be reached right now. Try again in a minute.'],
    ['no_email', 'That account has no confirmed email, so you cannot log in with it.'],
    ['expired', 'The login took too long. Try again.'],
    ['busy', 'Too many attempts. Try again later.'],
    ['failed', 'Something went wrong on our side. Try again in a minute.'],
  ])('shows why it failed: %s', async (outcome, text) => {
    fakeServer({ 'GET /auth/refresh': NOT_SIGNED_IN });
    await renderAt(`/login?oidc=${outcome}`);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('is connected with an account of the same email by a login to it', async () => {
    const calls = fakeServer({
      'GET /auth/refresh': NOT_SIGNED_IN,
      'POST /login': [200, SIGNED_IN],
      'POST /oidc/connect': [204, undefined],
      'GET /profile/history': [200, { quizzes: [], total: 0, games_played: 0, average_score: 0 }],
    });
    await renderAt('/login?oidc=connect');
    await screen.findByText('An account with this email exists. Log in once to connect it.');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy();
    const connect = calls.filter(({ path }) => path === '/oidc/connect');
    expect(connect).toEqual([expect.objectContaining({ token: 'Bearer token-1' })]);
  });
});
