import { expect, type Page, test } from '@playwright/test';
import { enter } from './player.js';

// Passkeys belong to named sites.
const port = process.env['E2E_PORT'] ?? '3310';
test.use({ baseURL: `http://localhost:${port}` });

/** Gives the browser an authenticator whose user agrees to everything. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openAccount(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Account' }).click();
}

async function signInByPasskey(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

test('a user adds and names a passkey, signs in without an email, and removes it', async ({ page }) => {
  await addAuthenticator(page);
  const account = await enter(page);
  await openAccount(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('Laptop');
  await dialog.getByLabel('Your password now').fill(account.password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey “Laptop” added.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename passkey Laptop' }).click();
  await dialog.getByLabel('Name of the passkey').fill('Old laptop');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByText('Passkey “Old laptop”', { exact: true })).toBeVisible();

  await signInByPasskey(page);
  await expect(page.getByRole('heading', { name: account.username })).toBeVisible();

  await openAccount(page);
  await expect(page.getByText(/^Added .*, last used /)).toBeVisible();
  await page.getByRole('button', { name: 'Remove passkey Old laptop' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Passkey “Old laptop” removed.')).toBeVisible();
  await signInByPasskey(page);
  await expect(page.getByText('That passkey does not belong to an account here.')).toBeVisible();
});

test('no passkey is offered where browsers have none', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}/login`);
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
});
