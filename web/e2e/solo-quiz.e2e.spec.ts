import { expect, type Page, test } from '@playwright/test';
import { newAccount, tabTo } from './player.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const type = async (page: Page, label: string, text: string) => {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
const follow = async (page: Page, name: string) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

test('a visitor registers, logs in, plays a quiz and finds it in the profile, by keyboard alone', async ({
  page,
}) => {
  const { email, username, password } = newAccount();
  await page.goto('/');
  await follow(page, 'Register');
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await type(page, 'Email', email);
  await type(page, 'Username', username);
  await type(page, 'Password', password);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Registration successful. Please login.')).toBeVisible();
  await type(page, 'Email', email);
  await type(page, 'Password', password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expect(page.getByText('No quizzes played yet.')).toBeVisible();

  for (const name of ['Play', 'Singleplayer', 'Create Random Quiz']) {
    await follow(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await expect(page.getByLabel('Number of Questions')).toHaveValue('10');
  await type(page, 'Number of Questions', '3');
  await tabTo(page, 'Category');
  await page.keyboard.type('Geography');
  await follow(page, 'Start Quiz');

  for (const question of [1, 2, 3]) {
    await expect(page.getByRole('heading', { name: `Question ${question} of 3` })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('2');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.locator('.tile.good')).toHaveCount(1);
  }

  await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible();
  const score = await page.getByText(/^Score: \d+\/30$/).textContent();
  await follow(page, 'Your profile');
  const card = page.getByRole('listitem').filter({ hasText: 'Geography' });
  await expect(card).toContainText('3 Questions');
  await expect(card).toContainText(score?.replace('Score: ', '') ?? 'no score');
});

test('a visitor returns to the requested page after login, and logs out', async ({ page }) => {
  const account = newAccount();
  await page.request.post('/register', { data: account });
  await page.goto('/singleplayer/setup');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/singleplayer/setup');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Create Random Quiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Fourtell' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
});
