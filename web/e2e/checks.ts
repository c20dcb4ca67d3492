import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe judges by colour. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface AxeWindow {
  axe?: {
    run(
      root: Document,
      options: { runOnly: string[]; resultTypes: string[] },
    ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
  };
}

async function violations(page: Page, rules: string[]): Promise<string[]> {
  const isLoaded = await page.evaluate(() => (window as AxeWindow).axe !== undefined);
  if (!isLoaded) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const result = await (window as AxeWindow).axe?.run(document, { runOnly, resultTypes: ['violations'] });
    if (!result) throw new Error('axe was not loaded');
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, rules);
}

/** What axe finds against WCAG 2.2 A and AA. */
export const violationsOf = (page: Page) => violations(page, RULES);

async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // Colours of buttons change gradually. The end of one change may start another: that of an inherited colour.
  await page.evaluate(async () => {
    const paint = () => new Promise((painted) => requestAnimationFrame(painted));
    const transitions = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    await paint();
    do {
      await Promise.allSettled(transitions().map(({ finished }) => finished));
      await paint();
    } while (transitions().length > 0);
  });
}

/**
 * Expects no violation of WCAG 2.2 A and AA that axe can find, in the light and in the dark theme. Complies with the page's
 * content security policy.
 */
export async function expectNoViolations(page: Page, where: string) {
  expect(await violationsOf(page), where).toEqual([]);
  await switchTo(page, 'dark');
  expect(await violations(page, COLOR_RULES), `${where}, dark`).toEqual([]);
  await switchTo(page, 'light');
}

/** Expects no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page, where: string) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, where).toBeLessThanOrEqual(0);
}

/** Expects all controls to be at least 44 px, except text links in a sentence. */
async function expectLargeTargets(page: Page, where: string) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, select, input, label.check')]
      .filter((target) => target.checkVisibility() && !target.matches('.skip, label input'))
      .map((target) => ({ name: target.outerHTML.slice(0, 80), box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );
  expect(small, where).toEqual([]);
}

/** Expects a screen that all players can read and use. */
export async function expectAccessible(page: Page, where: string) {
  await expectNoViolations(page, where);
  await expectNoSidewaysScroll(page, where);
  await expectLargeTargets(page, where);
}
