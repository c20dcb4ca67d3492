import { expect, type Page, test } from '@playwright/test';
import { enter, startQuiz } from './player.js';

test('a reload returns to the running question with the same deadline', async ({ page }) => {
  await enter(page);
  await startQuiz(page, 2);
  const prompt = await page.getByRole('heading', { level: 2 }).textContent();
  const seconds = async () =>
    Number(await page.getByRole('progressbar', { name: 'Time left' }).getAttribute('aria-valuenow'));
  const before = await seconds();
  await page.waitForFunction(
    (from) => Number(document.querySelector('.seconds')?.textContent) < from,
    before,
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(prompt ?? '');
  expect(await seconds()).toBeLessThan(before);
});

test('an answer given offline counts after reconnecting', async ({ page }) => {
  let cut = false;
  const open: { close: () => void }[] = [];
  await page.routeWebSocket(/socket\.io/, (ws) => {
    if (cut) return void ws.close();
    const server = ws.connectToServer();
    open.push({
      close: () => {
        ws.close();
        server.close();
      },
    });
  });
  await enter(page);
  await startQuiz(page, 1);

  cut = true;
  for (const connection of open) connection.close();
  await expect(page.getByText(/You're offline/)).toBeVisible();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();

  // start waiting before the reveal, which lasts only 2 s
  const verdict = page.locator('.verdict').textContent({ timeout: 20_000 });
  cut = false;
  expect(await verdict).toMatch(/^(Right|Wrong)/);
  await expect(page.getByText(/You're offline/)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible();
});

test('the play page redirects to the setup without a game', async ({ page }) => {
  await enter(page);
  await page.goto('/singleplayer/play');
  await expect(page).toHaveURL('/singleplayer/setup');
});

/** The next refresh returns an invalid token, later ones valid tokens. Counts the refreshes. */
async function breakNextToken(page: Page) {
  const refreshes = { count: 0 };
  await page.route('**/auth/refresh', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (refreshes.count++ === 0) answer.access_token = 'not.a.token';
    await route.fulfill({ response, json: answer });
  });
  return refreshes;
}

test('a socket refused for its token reconnects with a new one', async ({ page }) => {
  await enter(page);
  await startQuiz(page, 2);
  const refreshes = await breakNextToken(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
  expect(refreshes.count).toBe(2);
});

test('calls refused for their token share one refresh and are retried', async ({ page }) => {
  const { username } = await enter(page);
  const refreshes = await breakNextToken(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expect(page.getByText('No quizzes played yet.')).toBeVisible();
  expect(refreshes.count).toBe(2);
});

test('losing the sign-in leads to the welcome page', async ({ page }) => {
  await enter(page);
  const refreshes = await breakNextToken(page);
  await page.goto('/singleplayer/setup');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  expect(refreshes.count).toBe(1);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Fourtell' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
