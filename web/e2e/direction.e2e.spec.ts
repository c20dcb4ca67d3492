import { expect, type Page, test } from '@playwright/test';
import { fakeRoom, lobbyOf } from './fake-room.js';

const NAME = 'דנה.';
const WORDS = 'שלום!';

/** For each element, whether its text runs from right to left. */
const endsLeft = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).at(-1);
      const length = text?.textContent?.length ?? 0;
      const leftOf = (at: number) => {
        const range = document.createRange();
        if (text) range.setStart(text, at);
        if (text) range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(length - 1) < leftOf(0);
    }),
  );

test('names and messages follow the direction of their script', async ({ page }) => {
  const chat = [
    { name: NAME, message: WORDS, at: 1 },
    { name: NAME, message: 'Hello!', at: 2 },
  ];
  await fakeRoom(page, () => lobbyOf(['Ada', NAME], { chat }));
  await page.goto('/multiplayer/lobby');
  await expect(page.getByText(WORDS)).toBeVisible();
  expect(await endsLeft(page, '.player-list .n')).toEqual([false, true]);
  expect(await endsLeft(page, '.log .said b')).toEqual([true, true]);
  expect(await endsLeft(page, '.log .said')).toEqual([true, false]);
  await page.goto('/multiplayer/lobby?view=stage');
  await expect(page.locator('.stage-names li')).toHaveCount(2);
  expect(await endsLeft(page, '.stage-names li span:last-child')).toEqual([false, true]);
});

test('names in the results follow the direction of their script', async ({ page }) => {
  const scores = ['Ada', NAME].map((name, idx) => ({ idx, name, rank: idx + 1, score: 900 - idx }));
  await fakeRoom(page, () => lobbyOf(['Ada', NAME], { run: 1, scores }));
  await page.goto('/multiplayer/results');
  await expect(page.locator('.ranking li')).toHaveCount(2);
  expect(await endsLeft(page, '.ranking .n')).toEqual([false, true]);
  expect(await endsLeft(page, '.step .who b')).toEqual([true, false]);
});
