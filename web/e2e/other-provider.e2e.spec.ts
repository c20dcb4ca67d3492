import { expect, type Page, test } from '@playwright/test';
import { newAccount } from './player.js';
import { startProvider } from './provider.js';

test.describe.configure({ mode: 'serial' });

let stop: (() => void) | undefined;
test.beforeAll(async ({ baseURL }) => {
  stop = await startProvider(baseURL ?? '');
});
test.afterAll(() => stop?.());

/** Logs in at the provider and agrees. */
async function agree(page: Page, login: string) {
  await page.getByRole('link', { name: 'Continue with School' }).click();
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a visitor signs in with the provider, and comes back to the requested page', async ({ page }) => {
  const { username } = newAccount();
  await page.goto('/singleplayer/setup');
  await agree(page, username.replace(' ', '-'));
  await expect(page.getByRole('heading', { name: 'Create Random Quiz' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: username.replace(' ', '-') })).toBeVisible();
});

test('an account with the same email is connected by a login to it', async ({ page, browser }) => {
  const account = newAccount();
  await page.request.post('/register', { data: account });
  await page.goto('/play');
  await agree(page, account.email);
  await expect(page.getByText('An account with this email exists. Log in once to connect it.')).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/play');
  const other = await browser.newPage();
  await other.goto('/login');
  await agree(other, account.email);
  await expect(other.getByRole('heading', { name: account.username })).toBeVisible();
  await other.close();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Disconnect School' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByText('School disconnected.')).toBeVisible();
  await expect(page.getByText('Not connected. Log in with it once to connect it.')).toBeVisible();
});
