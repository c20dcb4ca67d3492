import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './checks.js';
import { enter } from './player.js';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

async function joinByCode(browser: Browser, code: string) {
  const page = await (await browser.newContext(PHONE)).newPage();
  const { username } = await enter(page);
  await page.goto('/multiplayer');
  await page.getByLabel('Room code').fill(code);
  await page.getByRole('button', { name: 'Join Room' }).click();
  await expect(page.getByText(/^Waiting for .* to start$/)).toBeVisible();
  return { page, username };
}

async function answer(page: Page, question: string) {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
}

test('a host who does not play opens each question by key, and is not in the ranking', async ({
  page,
  browser,
}) => {
  const { username } = await enter(page);
  await page.goto('/multiplayer');
  await page.getByRole('button', { name: 'Create Room' }).click();
  await page.getByRole('button', { name: 'I only host' }).click();
  await expect(page.getByText('Are you playing too?')).toBeHidden();
  const spelled = await page.getByText(/^Room code( \w){6}$/).textContent();
  const code = (spelled ?? '').replace('Room code', '').replaceAll(' ', '');
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await expect(page.getByLabel('Next question')).toHaveValue('reading');
  await page.getByLabel('Number of Questions').fill('2');
  await page.getByLabel('Type', { exact: true }).selectOption('multiple');
  await page.getByLabel('Difficulty').selectOption('hard');
  await page.getByLabel('Next question').selectOption('manual');
  await page.getByRole('button', { name: 'Done' }).click();

  const ben = await joinByCode(browser, code);
  const cai = await joinByCode(browser, code);
  await expect(page.getByRole('heading', { name: 'Players 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Game' }).click();
  const controls = page.getByRole('region', { name: 'Host controls' });
  await expect(controls.getByText('Waiting for 2 players')).toBeAttached();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await Promise.all([ben, cai].map((player) => answer(player.page, 'Question 1 of 2')));

  // closes at once, since nobody waits for the host, and then waits for them
  await expect(page.locator('.tile.good')).toHaveCount(1);
  await expect(ben.page.getByRole('button', { name: 'The host opens the next question' })).toBeVisible();
  await page.mouse.move(100, 100);
  await expectAccessible(page, 'the controls at a reveal');
  await page.keyboard.press(' ');
  await answer(ben.page, 'Question 2 of 2');
  await page.keyboard.press(' ');
  await expect(controls.getByRole('button', { name: 'Results' })).toBeAttached();
  await page.keyboard.press(' ');
  for (const player of [page, ben.page, cai.page]) {
    const ranking = player.getByRole('region', { name: 'Ranking' });
    await expect(ranking.getByRole('listitem')).toHaveCount(2);
    await expect(ranking.getByText(username)).toHaveCount(0);
  }
  await expect(page.getByText(/^You came/)).toHaveCount(0);
});

test('a solo player plays without a time limit', async ({ page }) => {
  await enter(page);
  await page.goto('/singleplayer/setup');
  await page.getByLabel('Number of Questions').fill('1');
  await page.getByText('No limit').click();
  await page.getByLabel('Next question').selectOption('manual');
  await expectAccessible(page, 'the choice of time and pace');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.tile.good')).toHaveCount(1);
  await page.getByRole('button', { name: 'See results' }).click();
  await expect(page.getByText('Untimed')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Untimed' })).toHaveCount(1);
  await page.goto('/singleplayer/setup');
  await expect(page.getByRole('radio', { name: 'No limit' })).toBeChecked();
});
