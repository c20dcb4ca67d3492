import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { enter, logIn, openRoom } from './player.js';

const NEW_PASSWORD = 'another horse battery staple';

async function openAccount(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeFocused();
}

test('a user changes name and password, and ends another sign-in, which is signed out at once', async ({
  page,
  browser,
}) => {
  const account = await enter(page);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, account);
  await openRoom(other);

  await openAccount(page);
  // screen readers miss the first text of a region that was hidden
  await expect(page.locator('#you').getByRole('status')).toHaveCount(1);
  await page.getByLabel('Username').fill(`${account.username} II`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(page.getByText(/^Chrome .* is logged out\.$/)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Welcome to Fourtell' })).toBeVisible();

  await logIn(other, account);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/^Password saved\./)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Welcome to Fourtell' })).toBeVisible();
  await logIn(other, { ...account, password: NEW_PASSWORD });
  await expect(other.getByRole('heading', { name: `${account.username} II` })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out all others' }).click();
  await expect(page.getByText('All other devices are logged out.')).toBeVisible();
  await expect(page.getByText('You are logged in on this device only.')).toBeVisible();
  await other.context().close();
});

test('a user downloads all data, and deletes the account', async ({ page }) => {
  const account = await enter(page);
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export first' }).click();
  const exported = JSON.parse(readFileSync(await (await file).path(), 'utf8'));
  expect(exported.account).toMatchObject({ username: account.username, email: account.email });

  await page.getByLabel('Confirm with your password').fill('not my password');
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete account' });
  await remove.click();
  await expect(page.getByLabel('Confirm with your password')).toBeFocused();
  await page.getByLabel('Confirm with your password').fill(account.password);
  await remove.click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
});
