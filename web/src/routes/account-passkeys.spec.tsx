/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account, Passkey } from '#protocol/account';
import { renderAt } from '../app/testing/render-at.js';
import { signOut } from '../lib/session.js';
import { AUTHENTICATION_OPTIONS, fakePasskeys, REGISTRATION_OPTIONS } from '../lib/testing/fake-passkeys.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

type Replies = Parameters<typeof fakeServer>[0];

const PHONE: Passkey = { id: 'p1', name: 'Phone', created_at: '2020-09-03T10:00:00Z', last_used_at: null };
const ADA: Account = {
  username: 'Ada',
  email: 'ada@example.org',
  guest: false,
  has_password: true,
  passkeys: [PHONE],
  provider: { label: 'School', connected: true },
  mail: true,
};

async function open(replies: Replies = {}) {
  const calls = fakeServer({
    'GET /auth/refresh': [200, SIGNED_IN],
    'GET /account': [200, ADA],
    'GET /account/sign-ins': [200, { sign_ins: [] }],
    ...replies,
  });
  await renderAt('/account');
  await screen.findByText('Passkey “Phone”');
  return calls;
}
const press = async (name: string, which = 0) => {
  const buttons = await screen.findAllByRole('button', { name });
  await userEvent.click(buttons.at(which) as HTMLElement);
};
const later = (passkeys: Passkey[]): Replies[string] => [
  [200, ADA],
  [200, { ...ADA, passkeys }],
];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {}; // not in jsdom
  document.documentElement.dataset['passkeys'] = '';
});
afterEach(() => {
  cleanup();
  signOut();
  delete document.documentElement.dataset['passkeys'];
  jest.restoreAllMocks();
});

it('shows each passkey, and the other provider', async () => {
  await open();
  expect(screen.getByText('Added Sep 3, 2020, not used yet')).toBeTruthy();
  expect(screen.getByText('School')).toBeTruthy();
});

it('adds a passkey with a name and the password', async () => {
  fakePasskeys();
  const calls = await open({
    'GET /account': later([PHONE, { ...PHONE, id: 'p2', name: 'Laptop' }]),
    'POST /passkeys/registration-options': [200, REGISTRATION_OPTIONS],
    'POST /passkeys': [201, { ...PHONE, id: 'p2', name: 'Laptop' }],
  });
  await press('Add a passkey');
  await userEvent.type(screen.getByLabelText('Name of the passkey'), 'Laptop');
  await userEvent.type(screen.getByLabelText('Current password'), 'correct horse');
  await press('Add a passkey', -1);
  expect(await screen.findByText('Passkey “Laptop” added.')).toBeTruthy();
  expect(await screen.findByText('Passkey “Laptop”')).toBeTruthy();
  const bodies = Object.fromEntries(calls.map(({ path, body }) => [path, body]));
  expect(bodies['/passkeys/registration-options']).toEqual({ password_now: 'correct horse' });
  expect(bodies['/passkeys']).toMatchObject({ name: 'Laptop', passkey: { id: 'aWQ' } });
});

it('shows a wrong password at its field, and creates no passkey', async () => {
  fakePasskeys();
  const message = 'That is not your password.';
  const errors = [{ path: 'password_now', message }];
  const calls = await open({ 'POST /passkeys/registration-options': [400, { message, errors }] });
  await press('Add a passkey');
  await userEvent.type(screen.getByLabelText('Name of the passkey'), 'Laptop');
  await userEvent.type(screen.getByLabelText('Current password'), 'wrong horse');
  await press('Add a passkey', -1);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls.some(({ path }) => path === '/passkeys')).toBe(false);
});

it('sends a passkey in place of the password, and asks for another one after a refusal', async () => {
  fakePasskeys();
  const refused = [400, { message: 'That passkey was not accepted. Try again.' }] as const;
  const calls = await open({
    'POST /passkeys/authentication-options': [200, AUTHENTICATION_OPTIONS],
    'POST /account/password': [[...refused], [200, { message: 'Your password has been changed.' }]],
  });
  await press('Change password');
  await userEvent.type(screen.getByLabelText('Current password'), 'half of it');
  await userEvent.type(screen.getByLabelText('New password'), 'battery staple');
  await press('Confirm with a passkey');
  await screen.findByRole('button', { name: 'Confirmed with a passkey' });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await press('Save password');
  await screen.findByText('That passkey was not accepted. Try again.');
  const sent = () => calls.filter(({ path }) => path === '/account/password').map(({ body }) => body);
  expect(sent()).toEqual([{ password: 'battery staple', passkey: expect.objectContaining({ id: 'aWQ' }) }]);
  await press('Confirm with a passkey');
  await press('Save password');
  await screen.findByText(/^Password saved\./);
  expect(sent()).toHaveLength(2);
});

it('does not change if no passkey is used', async () => {
  fakePasskeys({ closes: true });
  await open({ 'POST /passkeys/authentication-options': [200, AUTHENTICATION_OPTIONS] });
  await press('Delete account');
  await press('Confirm with a passkey');
  expect(await screen.findByText('No passkey was used. Try again.')).toBeTruthy();
  expect(screen.getByLabelText('Confirm with your password')).toBeTruthy();
});

it('asks for a name first', async () => {
  const calls = await open();
  await press('Add a passkey');
  await press('Add a passkey', -1);
  expect(await screen.findByText('Give it a name.')).toBeTruthy();
  expect(calls.some(({ path }) => path.startsWith('/passkeys'))).toBe(false);
});

it.each([
  [{ closes: true }, 'No passkey was made. Try again.'],
  [{ known: true }, 'This device already has a passkey for your account.'],
])('stays open if no passkey was made, and says why: %j', async (how, why) => {
  fakePasskeys(how);
  await open({ 'POST /passkeys/registration-options': [200, REGISTRATION_OPTIONS] });
  await press('Add a passkey');
  await userEvent.type(screen.getByLabelText('Name of the passkey'), 'Laptop');
  await press('Add a passkey', -1);
  expect(await screen.findByText(why)).toBeTruthy();
});

it('offers no new passkey where the browser has none', async () => {
  delete document.documentElement.dataset['passkeys'];
  await open();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('renames a passkey', async () => {
  const renamed = { ...PHONE, name: 'Old phone' };
  const calls = await open({ 'GET /account': later([renamed]), 'PATCH /passkeys/p1': [200, renamed] });
  await press('Rename passkey Phone');
  const name = screen.getByLabelText('Name of the passkey');
  await userEvent.clear(name);
  await userEvent.type(name, 'Old phone');
  await press('Rename', -1);
  expect(await screen.findByText('Passkey renamed to “Old phone”.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Old phone' });
});

it('removes a passkey after a confirmation', async () => {
  await open({ 'GET /account': later([]), 'DELETE /passkeys/p1': [204, undefined] });
  await press('Remove passkey Phone');
  await press('Remove', -1);
  expect(await screen.findByText('Passkey “Phone” removed.')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ways to log in' })),
  );
});

it('says why the only way to log in cannot be removed', async () => {
  const message = 'This is the only way into your account. Add a password or another passkey first.';
  await open({ 'DELETE /passkeys/p1': [409, { message }] });
  await press('Remove passkey Phone');
  await press('Remove', -1);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

const disconnect = async (by: string) => {
  await press('Disconnect School');
  await userEvent.type(screen.getByLabelText('Current password'), by);
  await press('Disconnect', -1);
};

it('disconnects the other provider with the password', async () => {
  const calls = await open({
    'GET /account': [
      [200, ADA],
      [200, { ...ADA, provider: { label: 'School', connected: false } }],
    ],
    'POST /oidc/disconnect': [204, undefined],
  });
  await disconnect('correct horse');
  expect(await screen.findByText('School disconnected.')).toBeTruthy();
  expect(await screen.findByText(/^Not connected\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Disconnect School' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ways to log in' })),
  );
  expect(calls.find(({ path }) => path === '/oidc/disconnect')?.body).toEqual({
    password_now: 'correct horse',
  });
});

it.each([
  [[409, { message: 'This is the only way into your account. Add a password or a passkey first.' }]],
  [[400, { message: 'No.', errors: [{ path: 'password_now', message: 'That is not your password.' }] }]],
] as [[number, { message: string; errors?: { message: string }[] }]][])(
  'says why the other provider stays connected: %j',
  async (reply) => {
    await open({ 'POST /oidc/disconnect': reply });
    await disconnect('wrong horse');
    const [, { message, errors }] = reply;
    expect(await screen.findByText(errors?.[0]?.message ?? message)).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Disconnect School?' })).toBeTruthy();
  },
);

it('offers no provider to disconnect that is not connected', async () => {
  await open({ 'GET /account': [200, { ...ADA, provider: { label: 'School', connected: false } }] });
  expect(screen.queryByRole('button', { name: 'Disconnect School' })).toBeNull();
});
