import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { enter, newAccount } from './player.js';

const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));
const app = `**/${manifest['index.html'].file}`;

/** Holds the app back until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(app, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const taken = (page: Page) => expect(page.locator('#root:not([data-page])')).toBeAttached();

for (const [path, heading] of [
  ['/', 'Welcome to Fourtell'],
  ['/login', 'Login'],
  ['/register', 'Register'],
  ['/password/forgot', 'Forgot your password?'],
  ['/password/reset?token=abc', 'New password'],
  ['/play', 'Login'],
] as const) {
  test(`${path} shows its heading without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await context.close();
  });

  test(`the app takes over the elements of ${path}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const release = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    const first = await page.getByRole('heading', { name: heading, exact: true }).elementHandle();
    const refreshed = page.waitForResponse('**/auth/refresh');
    release();
    await taken(page);
    await refreshed;
    await page.waitForLoadState('networkidle');
    expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(errors).toEqual([]);
  });
}

test('a form keeps its input and focus when the app takes over', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/play', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password').pressSequentially('correct');
  release();
  await expect(page.getByText('Log in to continue.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(' horse');
  await expect(page.getByLabel('Password')).toHaveValue('correct horse');
});

test('a form that was sent before the app arrived is sent by the app', async ({ page }) => {
  const account = newAccount();
  await page.request.post('/register', { data: account });
  const release = await holdApp(page);
  await page.goto('/play', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByLabel('Password').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page).toHaveURL('/play');
});

test('a player sees nothing of the page for visitors', async ({ page }) => {
  const { username } = await enter(page);
  const release = await holdApp(page);
  for (const path of ['/', '/play']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root[data-page] main')).toBeHidden();
  }
  await page.goto('/', { waitUntil: 'commit' });
  release();
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome to Fourtell' })).toHaveCount(0);
});

test('a form that its visitor is still filling in is not sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  const release = await holdApp(page);
  await page.goto('/register', { waitUntil: 'commit' });
  const { email, username, password } = newAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  release();
  await taken(page);
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('a page whose app cannot be loaded says so', async ({ page }) => {
  await page.route(app, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText('The app could not be loaded. Please reload the page.');
});
