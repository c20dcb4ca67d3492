/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account, AccountSignIn } from '#protocol/account';
import { renderAt } from '../app/testing/render-at.js';
import { openGame, openRoom } from '../features/game/connection/open-game.js';
import { keepDraft, kept } from '../features/quizzes/editor/drafts.js';
import { currentSession, signOut } from '../lib/session.js';
import { fakeServer, holdBack, SIGNED_IN } from '../lib/testing/fake-server.js';

type Replies = Parameters<typeof fakeServer>[0];
const ADA: Account = {
  username: 'Ada',
  email: 'ada@example.org',
  guest: false,
  has_password: true,
  passkeys: [],
  provider: null,
  mail: true,
};
const signIn = (id: string, device: string, current = false): AccountSignIn => ({
  id,
  device,
  first_at: '2026-09-03T10:00:00Z',
  last_at: '2026-09-04T10:00:00Z',
  current,
});
const HERE = signIn('1', 'Firefox on Linux', true);
const PHONE = signIn('2', 'Chrome on Android');
const list = (...sign_ins: AccountSignIn[]): [number, unknown] => [200, { sign_ins }];

async function open(replies: Replies = {}, path = '/account') {
  const calls = fakeServer({
    'GET /auth/refresh': [200, SIGNED_IN],
    'GET /account': [200, ADA],
    'GET /account/sign-ins': list(HERE, PHONE),
    'GET /profile/history': [200, { quizzes: [], total: 0, games_played: 0, average_score: 0 }],
    ...replies,
  });
  const router = await renderAt(path);
  return { calls, router };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const retype = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const sent = ({ calls }: Awaited<ReturnType<typeof open>>, call: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {}; // not in jsdom
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

describe('username and email', () => {
  it('saves only a new username, and shows it everywhere', async () => {
    const page = await open({
      'GET /auth/refresh': [
        [200, SIGNED_IN],
        [200, { ...SIGNED_IN, username: 'Ada L' }],
      ],
      'GET /account': [
        [200, ADA],
        [200, { ...ADA, username: 'Ada L' }],
      ],
      'PATCH /account': [200, { ...ADA, username: 'Ada L' }],
    });
    const save = await screen.findByRole('button', { name: 'Save changes' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(screen.getByLabelText('Username'), ' L');
    expect(save.getAttribute('aria-disabled')).toBe('false');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    openGame.keep('Volcanoes');
    await userEvent.click(save);
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sent(page, 'PATCH /account')).toEqual([{ username: 'Ada L' }]);
    expect(save.getAttribute('aria-disabled')).toBe('true');
    expect(currentSession()).toMatchObject({ user: { username: 'Ada L' } });
    expect(openGame.recall()).toBe('Volcanoes');
  });

  it('does not send what has not changed', async () => {
    const page = await open();
    await press('Save changes');
    expect(sent(page, 'PATCH /account')).toEqual([]);
  });

  it('keeps the unsaved quiz of a user with a new username', async () => {
    const questions = [
      { key: 'a', prompt: '', answer: '', choices: ['', '', ''], explanation: '' },
    ] as unknown as Parameters<typeof keepDraft>[0]['questions'];
    keepDraft({ title: 'Volcanoes', quizId: null, at: 0, questions }, true, 'Ada');
    await open({ 'PATCH /account': [200, { ...ADA, username: 'Bea' }] });
    await retype('Username', 'Bea');
    await press('Save changes');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(kept('Bea')?.draft.title).toBe('Volcanoes');
    expect(kept('Ada')).toBeNull();
  });

  it('asks for the password when the email changes', async () => {
    const page = await open({ 'PATCH /account': [200, { ...ADA, email: 'ada@example.net' }] });
    await retype('Email', 'ada@example.net');
    await userEvent.type(screen.getByLabelText('Current password'), 'correct horse');
    await press('Save changes');
    expect(await screen.findByText('Saved. You are logged out on all other devices.')).toBeTruthy();
    expect(sent(page, 'PATCH /account')).toEqual([
      { email: 'ada@example.net', password_now: 'correct horse' },
    ]);
  });

  it('shows each error at its field, and focuses the first', async () => {
    const errors = [
      { path: 'password_now', message: 'That is not your password.' },
      { path: 'email', message: 'Enter a valid email address.' },
    ];
    await open({ 'PATCH /account': [400, { message: 'Check the form.', errors }] });
    await retype('Email', 'ada');
    await press('Save changes');
    expect(await screen.findByText('That is not your password.')).toBeTruthy();
    expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByLabelText('Email')).toMatchObject({ value: 'ada' });
  });

  it('keeps the input when the account is loaded again', async () => {
    const other = { ...ADA, has_password: false, email: 'ada@example.net' };
    await open({
      'GET /account': [
        [200, ADA],
        [200, other],
      ],
      'POST /account/password': [200, { message: '' }],
    });
    await retype('Username', 'Bea');
    await press('Change password');
    await press('Save password');
    expect(await screen.findByRole('button', { name: 'Set a password' })).toBeTruthy();
    expect(screen.getByLabelText('Username')).toMatchObject({ value: 'Bea' });
    expect(screen.getByLabelText('Email')).toMatchObject({ value: 'ada@example.net' });
  });

  it('moves the focus to its button after the focused field was removed', async () => {
    const page = await open({ 'PATCH /account': [200, { ...ADA, email: 'ada@example.net' }] });
    await retype('Email', 'ada@example.net');
    await userEvent.type(screen.getByLabelText('Current password'), 'correct horse{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
    expect(sent(page, 'PATCH /account')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save changes' }));
  });

  it('shows a failure without a field in an alert, and keeps the input', async () => {
    await open({ 'PATCH /account': [409, { message: 'That email or username is already taken.' }] });
    await retype('Username', 'Bea');
    await press('Save changes');
    expect((await screen.findByRole('alert')).textContent).toBe('That email or username is already taken.');
    expect(screen.getByLabelText('Username')).toMatchObject({ value: 'Bea' });
  });
});

describe('password', () => {
  it('is changed with the current one', async () => {
    const page = await open({ 'POST /account/password': [200, { message: 'Changed.' }] });
    await press('Change password');
    await userEvent.type(screen.getByLabelText('Current password'), 'correct horse');
    await userEvent.type(screen.getByLabelText('New password'), 'battery staple');
    await press('Save password');
    expect(await screen.findByText('Password saved. You are logged out on all other devices.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(page, 'POST /account/password')).toEqual([
      { password_now: 'correct horse', password: 'battery staple' },
    ]);
  });

  it('keeps the dialog open, with the error at its field', async () => {
    const errors = [{ path: 'password', message: 'Password must have at least 8 characters.' }];
    await open({ 'POST /account/password': [400, { message: 'Check the form.', errors }] });
    await press('Change password');
    await press('Save password');
    expect(await screen.findByText('Password must have at least 8 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  });

  it('is set without a current one if there is none', async () => {
    const page = await open({
      'GET /account': [200, { ...ADA, has_password: false }],
      'POST /account/password': [200, { message: 'Changed.' }],
    });
    await press('Set a password');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await userEvent.type(screen.getByLabelText('New password'), 'battery staple');
    await press('Save password');
    await waitFor(() =>
      expect(sent(page, 'POST /account/password')).toEqual([{ password: 'battery staple' }]),
    );
  });
});

it('starts at the part that its address names', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
  await open({}, '/account#data');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your data' })),
  );
  expect(scrolled).toContain('data');
});

describe('devices', () => {
  const rows = async () => {
    const part = await screen.findByRole('region', { name: 'Devices' });
    return (await within(part).findAllByRole('listitem')).map((row) => row.textContent);
  };

  it('marks this one, which has no button', async () => {
    await open();
    const [here, phone] = await rows();
    expect(here).toMatch(/^Firefox on LinuxThis deviceSince Sep 3.*, now$/);
    expect(phone).toMatch(/^Chrome on AndroidSince Sep 3.* agoLog out$/);
  });

  it('are ended at once, and the focus goes to the heading', async () => {
    const page = await open({
      'GET /account/sign-ins': [list(HERE, PHONE), list(HERE)],
      'DELETE /account/sign-ins/2': [204, undefined],
    });
    await press('Log out Chrome on Android');
    expect(await screen.findByText('Chrome on Android is logged out.')).toBeTruthy();
    expect(await screen.findByText('You are logged in on this device only.')).toBeTruthy();
    expect(await rows()).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
    expect(sent(page, 'DELETE /account/sign-ins/2')).toHaveLength(1);
  });

  it('are ended once, even if the button is pressed repeatedly', async () => {
    const page = await open({
      'GET /account/sign-ins': [list(HERE, PHONE), list(HERE)],
      'DELETE /account/sign-ins/2': [204, undefined],
    });
    const end = await screen.findByRole('button', { name: 'Log out Chrome on Android' });
    const answer = holdBack('/account/sign-ins/2');
    await userEvent.click(end);
    expect(end.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(end);
    answer();
    expect(await screen.findByText('Chrome on Android is logged out.')).toBeTruthy();
    expect(sent(page, 'DELETE /account/sign-ins/2')).toHaveLength(1);
  });

  it('stay in the list if the call fails', async () => {
    await open({ 'DELETE /account/sign-ins/2': 'no answer' });
    await press('Log out Chrome on Android');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'That device could not be logged out. Try again.',
    );
    expect(await rows()).toHaveLength(2);
  });

  it('are all ended except for this one, after a confirmation', async () => {
    const page = await open({
      'GET /account/sign-ins': [list(HERE, PHONE), list(HERE)],
      'DELETE /account/sign-ins': [
        [503, { message: 'Busy.' }],
        [204, undefined],
      ],
    });
    await press('Log out all others');
    const dialog = screen.getByRole('dialog', { name: 'Log out all others?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(sent(page, 'DELETE /account/sign-ins')).toEqual([]);
    await press('Log out all others');
    const yes = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out all others' });
    await userEvent.click(yes());
    expect(await screen.findByText('The other devices could not be logged out. Try again.')).toBeTruthy();
    await userEvent.click(yes());
    expect(await screen.findByText('All other devices are logged out.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log out all others' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
  });

  it('can be requested again if they could not be loaded', async () => {
    await open({ 'GET /account/sign-ins': [[500, { message: 'No.' }], list(HERE)] });
    expect(await screen.findByText('Your devices could not be loaded.')).toBeTruthy();
    await press('Try again');
    expect(await rows()).toHaveLength(1);
  });
});

describe('preferences', () => {
  it('follow the button in the bar', async () => {
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Light' }));
    await press('Switch to dark theme');
    expect(screen.getByRole('radio', { name: 'Dark' })).toMatchObject({ checked: true });
  });

  it('are kept in this browser', async () => {
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Match device' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem('theme')).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Single keys' }));
    expect(localStorage.getItem('single-keys')).toBe('off');
  });
});

describe('data', () => {
  it('is downloaded as a file', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:x';
      },
      revokeObjectURL: () => {},
    });
    await open({ 'GET /account/export': [200, { account: { username: 'Ada' } }] });
    await press('Export my data');
    expect(await screen.findByText('Your data has been downloaded.')).toBeTruthy();
    expect(files.map(({ type }) => type)).toEqual(['application/json']);
  });

  it('is offered again if the export fails', async () => {
    await open({ 'GET /account/export': [429, { message: 'Slow down.' }] });
    await press('Export my data');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your data could not be exported. Try again.',
    );
    expect(screen.getByRole('button', { name: 'Export my data' })).toBeTruthy();
  });
});

describe('deletion', () => {
  const remove = async () => {
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  };

  it('needs the password, signs out, and says so on the welcome page', async () => {
    const page = await open({
      'DELETE /account': [
        [400, { message: 'No.', errors: [{ path: 'password_now', message: 'That is not your password.' }] }],
        [204, undefined],
      ],
    });
    await press('Delete account');
    await userEvent.type(screen.getByLabelText('Confirm with your password'), 'wrong');
    await remove();
    expect(await screen.findByText('That is not your password.')).toBeTruthy();
    await retype('Confirm with your password', 'correct horse');
    openGame.keep('Volcanoes');
    openRoom.keep('K7Q4MX');
    await remove();
    expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
    expect(openGame.ownerAway() ?? openRoom.ownerAway()).toBeNull();
    expect(page.router.state.location.pathname).toBe('/');
    expect(currentSession().status).toBe('out');
    expect(sent(page, 'DELETE /account').at(-1)).toEqual({ password_now: 'correct horse' });
  });

  it('can be cancelled', async () => {
    await open();
    await press('Delete account');
    await press('Keep my account');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a guest', () => {
  const GUEST: Account = { ...ADA, email: null, guest: true, has_password: false };
  const GUEST_SIGNED_IN = { ...SIGNED_IN, email: null, guest: true };

  it('becomes a user by adding email and password', async () => {
    const page = await open({
      'GET /auth/refresh': [200, GUEST_SIGNED_IN],
      'GET /account': [
        [200, GUEST],
        [200, ADA],
      ],
      'POST /register': [201, { message: 'Registered.', ...SIGNED_IN }],
    });
    expect(await screen.findByRole('heading', { name: 'Keep your score' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Devices' })).toBeNull();
    openGame.keep('Volcanoes');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Register');
    expect(await screen.findByRole('heading', { name: 'Devices' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(sent(page, 'POST /register')).toEqual([
      { email: 'ada@example.org', username: 'Ada', password: 'correct horse' },
    ]);
    expect(currentSession()).toMatchObject({ user: { email: 'ada@example.org' } });
    expect(openGame.recall()).toBe('Volcanoes');
    signOut();
    expect(openGame.ownerAway()).toBe('Ada');
  });

  it('deletes everything without a password', async () => {
    const page = await open({
      'GET /auth/refresh': [200, GUEST_SIGNED_IN],
      'GET /account': [200, GUEST],
      'DELETE /account': [204, undefined],
    });
    await press('Delete account');
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    expect(within(dialog).queryByLabelText('Confirm with your password')).toBeNull();
    // A guest has neither an email nor a password.
    const [gone] = within(dialog).getAllByRole('list');
    expect(
      within(gone as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Your nickname', 'Your login on this device']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
    expect(sent(page, 'DELETE /account')).toEqual([{}]);
  });
});

describe('the screen', () => {
  it('shows placeholders while the account is loading', async () => {
    fakeServer({ 'GET /auth/refresh': [200, SIGNED_IN] });
    const reply = globalThis.fetch;
    globalThis.fetch = ((path: string, init: RequestInit) =>
      path === '/account' ? new Promise(() => {}) : reply(path, init)) as typeof fetch;
    await renderAt('/account');
    expect(await screen.findByRole('status', { name: 'Loading your account' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    await open({
      'GET /account': [
        [500, { message: 'No.' }],
        [200, ADA],
      ],
    });
    expect(await screen.findByText('Your account could not be loaded.')).toBeTruthy();
    await press('Try again');
    // The button is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Account' }));
    expect(await screen.findByLabelText('Username')).toMatchObject({ value: 'Ada' });
  });

  it('loads when the browser is back online', async () => {
    onlineManager.setOnline(false);
    await open();
    expect(await screen.findByText(/^You are offline\./)).toBeTruthy();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByLabelText('Username')).toMatchObject({ value: 'Ada' });
  });

  it('leads from the list to a part, and is linked from the profile', async () => {
    const { router } = await open();
    await screen.findByLabelText('Username');
    await userEvent.click(screen.getByRole('link', { name: 'Your data' }));
    expect(router.state.location.hash).toBe('#data');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your data' }));
    await userEvent.click(screen.getByRole('link', { name: 'Your profile' }));
    expect((await screen.findByRole('link', { name: 'Account' })).getAttribute('href')).toBe('/account');
  });
});
