import { expect, type Page, test } from '@playwright/test';
import { asking, fakeRoom, lobbyOf, questionOf, revealing } from './fake-room.js';
import { enter } from './player.js';

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
/** A system colour as the browser draws it. */
const system = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    const drawn = getComputedStyle(probe).color;
    probe.remove();
    return drawn;
  }, name);

test.use({ forcedColors: 'active' } as Parameters<typeof test.use>[0]);
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('a picked answer and the time are marked without colours of their own', async ({ page }) => {
  const question = questionOf();
  await fakeRoom(page, () =>
    lobbyOf(['Ada', 'Bogdan'], {
      ...asking(question),
      questions: [question, { ...question, question_id: 'q1' }, { ...question, question_id: 'q2' }],
      question_index: 2,
      my_points: [10, 0],
    }),
  );
  await page.goto('/multiplayer/play');
  await page.getByRole('radio', { name: 'Granite' }).click();
  const highlight = await system(page, 'Highlight');
  expect(highlight).not.toBe(await system(page, 'Canvas'));
  expect(await style(page, '.tile[aria-checked="true"]', 'outline-style')).toBe('solid');
  expect(await style(page, '.tile[aria-checked="true"]', 'outline-width')).toBe('5px');
  expect(await style(page, '.tile[aria-checked="true"]', 'outline-color')).toBe(highlight);
  expect(await style(page, '.tile[aria-checked="false"]', 'outline-style')).toBe('none');
  expect(await style(page, '.timer i', 'background-color')).toBe(highlight);
  expect(await style(page, '.pips .ok', 'background-color')).toBe(highlight);
  expect(await style(page, '.pips .no', 'border-top-style')).toBe('dashed');
  expect(await style(page, '.pips .now', 'outline-color')).toBe(highlight);
});

test('a picked answer shows the focus too', async ({ page }) => {
  await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan'], asking(questionOf())));
  await page.goto('/multiplayer/play');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  const ring = await page
    .getByRole('radio', { checked: true })
    .evaluate((tile) => getComputedStyle(tile, '::after').borderTopStyle);
  expect(ring).toBe('solid');
});

test('right, wrong and other answers differ by their outlines', async ({ page }) => {
  const state = { ...revealing(questionOf(), 'It cools at once.'), my_answer: 'Granite' };
  await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan'], state));
  await page.goto('/multiplayer/play');
  await expect(page.getByRole('radio', { name: /Basalt/ })).toHaveCSS('outline-style', 'double');
  await expect(page.getByRole('radio', { name: /Granite/ })).toHaveCSS('border-top-style', 'dashed');
  await expect(page.getByRole('radio', { name: /Marble/ })).toHaveCSS('border-top-style', 'dotted');
  await page.goto('/multiplayer/play?view=stage');
  await expect(page.getByRole('listitem').filter({ hasText: 'Basalt' })).toHaveCSS('outline-style', 'double');
  await expect(page.getByRole('listitem').filter({ hasText: 'Marble' })).toHaveCSS(
    'border-top-style',
    'dotted',
  );
});

test('a QR code stays dark on light', async ({ page }) => {
  await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan']));
  for (const view of ['', '?view=stage']) {
    await page.goto(`/multiplayer/lobby${view}`);
    await expect(page.locator('.qr-box')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.qr path')).toHaveCSS('fill', 'rgb(23, 18, 58)');
  }
});

test('the chosen option differs from the focused one', async ({ page }) => {
  await enter(page);
  await page.goto('/account');
  const highlight = await system(page, 'Highlight');
  const text = await system(page, 'CanvasText');
  await page.getByText('Dark', { exact: true }).click();
  const dark = page.locator('label', { has: page.getByRole('radio', { name: 'Dark' }) });
  await expect(dark).toHaveCSS('background-color', highlight);
  await page.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(dark).toHaveCSS('outline-style', 'solid');
  await expect(dark).toHaveCSS('outline-color', text);

  const you = page.getByRole('navigation', { name: 'Parts of your account' }).getByRole('link').first();
  await expect(you).toHaveCSS('background-color', highlight);
  await expect(you).toHaveCSS('outline-style', 'none');
  await you.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(you).toHaveCSS('outline-style', 'solid');
});
