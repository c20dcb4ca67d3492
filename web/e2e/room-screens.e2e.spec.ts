import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll } from './checks.js';
import { asking, fakeRoom, lobbyOf, questionOf, revealing, textOf } from './fake-room.js';

test('a guest sees the settings as plain text without controls', async ({ page }) => {
  await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan'], { you: 'Bogdan' }));
  await page.goto('/multiplayer/lobby');
  await page.getByRole('button', { name: 'Game Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Game Settings' });
  await expect(settings.getByText('Random questions')).toBeVisible();
  await expect(settings.getByText('A custom quiz')).toBeHidden();
  await expect(settings.getByRole('radio', { name: 'Random questions' })).toHaveCSS('opacity', '0');
  for (const label of ['Category', 'Difficulty', 'Scoring', 'Number of Questions'])
    await expect(settings.getByLabel(label)).toHaveCSS('border-top-width', '0px');
  await expect(settings.getByRole('button', { name: 'One question more' })).toBeHidden();
});

test('a host reads the name of each player on any screen, also of those who are away', async ({ page }) => {
  const names = ['Ada', 'Bogdan of the long name', 'Wilhelmina Wu'];
  await fakeRoom(page, () => lobbyOf(names, { away: names }));
  await page.goto('/multiplayer/lobby');
  for (const width of [1280, 768, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, `${width} px`);
    const shown = page.locator('.player-list .n');
    await expect(shown).toHaveCount(names.length);
    for (const name of await shown.all())
      expect((await name.boundingBox())?.width, `${width} px`).toBeGreaterThan(40);
  }
});

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`a ${device} shows the whole explanation and the next step without scrolling`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan'], revealing(questionOf(), textOf(300))));
    await page.goto('/multiplayer/play');
    const explanation = page.getByRole('region', { name: 'Explanation' });
    await expect(explanation).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Results soon' })).toBeInViewport({ ratio: 1 });
  });
}

test('a long question on a phone keeps the explanation in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const choices = ['A', 'B', 'C', 'D'].map((letter) => `${letter} ${textOf(120)}`);
  const question = questionOf({ prompt: textOf(300), choices });
  await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan'], revealing(question, textOf(300))));
  await page.goto('/multiplayer/play');
  await expect(page.getByRole('region', { name: 'Explanation' })).toBeInViewport({ ratio: 1 });
});

test('the offline notice moves no control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { cut } = await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan'], asking(questionOf())));
  await page.goto('/multiplayer/play');
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.tile, .submit .btn')].map((each) => each.getBoundingClientRect().y),
    );
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  cut();
  await expect(page.getByText(/You're offline/)).toBeInViewport({ ratio: 1 });
  expect(await places()).toEqual(before);
});

for (const [length, prompt] of [
  ['short', 'Which rock forms when lava cools quickly?'],
  ['long', textOf(300)],
] as const) {
  test(`at 200 % zoom a ${length} question keeps its answers and Submit in view`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan'], asking(questionOf({ prompt }))));
    await page.goto('/multiplayer/play');
    await page.evaluate(() => document.fonts.ready);
    const submit = page.getByRole('button', { name: 'Submit' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    const row = await page.locator('.submit').boundingBox();
    for (const name of ['Basalt', 'Granite']) {
      const tile = page.getByRole('radio', { name });
      await expect(tile).toBeInViewport({ ratio: 1 });
      const box = await tile.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0);
    }
    await page.mouse.wheel(0, 1_000);
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('radio', { name: 'Chalk' })).toBeInViewport({ ratio: 1 });
  });
}
