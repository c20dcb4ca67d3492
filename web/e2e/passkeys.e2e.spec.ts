import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './checks.js';
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
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
}

test('a user adds and names a passkey, signs in without an email, and removes it', async ({ page }) => {
  await addAuthenticator(page);
  const account = await enter(page);
  await openAccount(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('Laptop');
  await dialog.getByLabel('Current password').fill(account.password);
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

test('a user deletes the account by keyboard alone, with a passkey in place of the password', async ({
  page,
}) => {
  await addAuthenticator(page);
  const account = await enter(page);
  await openAccount(page);
  const dialog = page.getByRole('dialog');
  const tabTo = async (name: string) => {
    const button = dialog.getByRole('button', { name });
    for (let presses = 0; presses < 10; presses++) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(dialog.getByLabel('Name of the passkey')).toBeFocused();
  await page.keyboard.type('Laptop');
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey “Laptop” added.')).toBeVisible();

  const remove = page.getByRole('button', { name: 'Delete account' });
  await remove.press('Enter');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo('Confirm with a passkey');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Confirmed with a passkey' })).toBeFocused();
  await expect(dialog.getByLabel('Confirm with your password')).toBeHidden();
  await expectAccessible(page, 'the deletion, confirmed');
  await tabTo('Delete account');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
});

test('no passkey is offered where browsers have none', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}/login`);
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden();
});
