import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './checks.js';
import { asking, fakeRoom, lobbyOf, questionOf, revealing, textOf } from './fake-room.js';
import { tabTo } from './player.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DESKTOP = { width: 1280, height: 800 };
const SCREENS = [
  DESKTOP,
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];
const playersOf = (count: number) =>
  Array.from({ length: count }, (_, i) => `Player ${i + 1} ${'abcdefghi'.slice(i % 9)}`);

/** Expects everything within the viewport, since nobody scrolls a projector. */
async function expectAllInSight(page: Page, where: string) {
  await page.evaluate(() => document.fonts.ready);
  const cut = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const names = document.querySelector('.stage-names');
    const below = names ? [...names.children].filter((each) => box(each).bottom > box(names).bottom + 1) : [];
    const page = document.documentElement;
    return { names: below.length, page: page.scrollHeight - page.clientHeight };
  });
  expect(cut, where).toEqual({ names: 0, page: 0 });
}

test('the stage shows a lobby of any size without cutting anything off', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  let names = playersOf(4);
  const { tell } = await fakeRoom(page, () => lobbyOf(names));
  for (const [count, more] of [
    [4, null],
    [30, null],
    [2_000, /^and 1,9\d\d more$/],
  ] as const) {
    names = playersOf(count);
    await page.goto('/multiplayer/lobby?view=stage');
    await expect(page.getByRole('heading', { name: `Players ${count.toLocaleString('en')}` })).toBeVisible();
    await expectAllInSight(page, `${count} players`);
    if (!more) await expect(page.locator('.stage-names li')).toHaveCount(count);
    else await expect(page.getByText(more)).toBeVisible();
  }
  await page.setViewportSize({ width: 1024, height: 600 });
  await expectAllInSight(page, 'a smaller projector');
  names = playersOf(31);
  tell('game_state', lobbyOf(names, { seq: 2 }));
  await expect(page.getByText('Player 31', { exact: false })).toBeVisible();
  await expectAllInSight(page, 'one more on a smaller projector');
});

test('a code of the widest letters fits any screen, on the stage and in the lobby', async ({ page }) => {
  await fakeRoom(page, () => lobbyOf(playersOf(4), { code: 'WWWWWW' }));
  for (const [path, code] of [
    ['/multiplayer/lobby?view=stage', '.stage-code'],
    ['/multiplayer/lobby', '.join .code > :first-child'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(code)).toHaveText('WWWWWW');
    await page.evaluate(() => document.fonts.ready);
    for (const size of [...SCREENS, { width: 390, height: 844 }, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      const where = `${path} at ${size.width}`;
      await expectNoSidewaysScroll(page, where);
      const over = await page.locator(code).evaluate((text) => {
        const box = text.closest('p') as HTMLElement;
        return box.scrollWidth - box.clientWidth;
      });
      expect(over, where).toBeLessThanOrEqual(0);
    }
  }
});

test('the stage of a host fits any screen, with the longest question and explanation', async ({ page }) => {
  const choices = ['A', 'B', 'C', 'D'].map((letter) => `${letter} ${textOf(148)}`);
  const question = questionOf({ prompt: textOf(300), choices });
  await fakeRoom(page, () => lobbyOf(playersOf(30), revealing(question, textOf(500))));
  await page.goto('/multiplayer/play?view=stage');
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await expect(page.getByRole('region', { name: 'Explanation' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Host controls' })).toBeInViewport({ ratio: 1 });
    await expectAllInSight(page, `a reveal at ${size.width} × ${size.height}`);
  }
});

test('the podium fits any screen', async ({ page }) => {
  const scores = playersOf(8).map((name, idx) => ({ idx, name, score: 100 - 10 * idx, rank: idx + 1 }));
  await fakeRoom(page, () => lobbyOf(playersOf(8), { run: 1, scores }));
  await page.goto('/multiplayer/results?view=stage');
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: 'Play Again' })).toBeInViewport({ ratio: 1 });
    await expectAllInSight(page, `a podium at ${size.width} × ${size.height}`);
  }
});

test('the controls of a host fade and come back', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await fakeRoom(page, () => lobbyOf(playersOf(4), asking(questionOf())));
  await page.goto('/multiplayer/play?view=stage');
  const controls = page.getByRole('region', { name: 'Host controls' });
  await expect(controls).toHaveCSS('opacity', '0');
  await expect(page.locator('.stage')).toHaveCSS('cursor', 'none');
  await page.mouse.move(200, 200);
  await expect(controls).toHaveCSS('opacity', '1');
  await tabTo(page, 'Pause');
  await expect(controls).toHaveAttribute('data-quiet', '');
  await expect(controls).toHaveCSS('opacity', '1');
});

test('the controls and dialogs of a host are easy to hit on a small projector', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  const names = playersOf(4);
  await fakeRoom(page, () => lobbyOf(names, { ...asking(questionOf()), host_only: names[0] ?? null }));
  await page.goto('/multiplayer/play');
  await page.mouse.move(200, 200);
  await expect(page.getByRole('region', { name: 'Host controls' })).toHaveCSS('opacity', '1');
  await expectAccessible(page, 'the controls');
  // the controls have faded meanwhile
  await page.getByRole('button', { name: 'Leave Room' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Leave Room' })).toBeVisible();
  await expectAccessible(page, 'the dialog');
});
