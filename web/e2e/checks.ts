import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeWindow {
  axe: {
    run(
      root: Document,
      options: { runOnly: string[] },
    ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
  };
}

/** Expects no violation of WCAG 2.2 A and AA that axe can find. Complies with the page's content security policy. */
export async function expectNoViolations(page: Page, where: string) {
  await page.evaluate(axe);
  const found = await page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, { runOnly });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, RULES);
  expect(found, where).toEqual([]);
}

/** Expects no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page, where: string) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, where).toBeLessThanOrEqual(0);
}

/** Expects all controls to be at least 44 px, except text links in a sentence. */
export async function expectLargeTargets(page: Page, where: string) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, select, input, label.check')]
      .filter((target) => target.checkVisibility() && !target.matches('.skip, label input'))
      .map((target) => ({ name: target.outerHTML.slice(0, 80), box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );
  expect(small, where).toEqual([]);
}
