import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './checks.js';
import { enter, openRoom, startQuiz } from './player.js';

const ofHistory = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Questions' });

/** Answers the open question with its first or second choice, and tells whether that was right. */
async function answer(page: Page, place: number): Promise<boolean> {
  const tile = page.getByRole('radio').nth(place);
  await tile.click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.tile.good')).toHaveCount(1);
  return tile.evaluate((element) => element.classList.contains('good'));
}

test('a player reviews a quiz from its results and its card, and plays the missed questions again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await startQuiz(page, 6);
  let right = 0;
  for (let number = 1; number <= 6; number++) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 6` })).toBeVisible();
    right += (await answer(page, 0)) ? 1 : 0;
  }
  await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible();
  // One in 4,096 players has six right guesses.
  const missed = 6 - right;

  await page.getByRole('link', { name: 'Review answers' }).click();
  const heading = page.getByRole('heading', { level: 1, name: `${right} of 6 right` });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(missed);
  await expect(page.getByText('Right answer')).toHaveCount(missed);
  await page.getByRole('button', { name: 'All 6' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page, 'the review');
  const address = page.url();
  await page.reload();
  await expect(heading).toBeVisible();

  await page.goto('/');
  await ofHistory(page)
    .getByRole('link', { name: /^Review answers/ })
    .click();
  await expect(page).toHaveURL(address);
  await page
    .getByRole('button', { name: missed === 1 ? 'Play it again' : `Play the ${missed} again` })
    .click();
  for (let number = 1; number <= missed; number++) {
    await expect(page.getByRole('heading', { name: `Question ${number} of ${missed}` })).toBeVisible();
    await answer(page, 1);
  }
  await expect(page.getByText('A practice round: it does not count in your profile.')).toBeVisible();
  await page.getByRole('link', { name: 'Review answers' }).click();
  await expect(heading).toBeVisible();
  await page.goto('/');
  await expect(ofHistory(page)).toHaveCount(1);
});

test('a player in a room reviews its run and returns to the results', async ({ page }) => {
  await enter(page);
  await openRoom(page);
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await page.getByLabel('Number of Questions').fill('1');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await answer(page, 0);
  await expect(page).toHaveURL('/multiplayer/results');
  await page.getByRole('link', { name: 'Review answers' }).click();
  await expect(page).toHaveURL(/\/multiplayer\/review\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: /^(0 of 1|All 1) right$/ })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back' }).first().click();
  await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible();
});
