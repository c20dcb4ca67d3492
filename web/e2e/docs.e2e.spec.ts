import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, violationsOf } from './checks.js';

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
};

for (const [screen, size] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use(size);

    test('the page for developers is readable, in both themes', async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      await page.goto('/docs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fourtell for developers');
      await page.getByText('/save-custom-quiz').first().click();
      await expect(page.getByText('1 to 50 items').first()).toBeVisible();
      await page.getByText('check_answer').first().click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page), colorScheme).toEqual([]);
      }
      await expectNoSidewaysScroll(page, '/docs');
      await page.getByRole('link', { name: 'Question', exact: true }).first().click();
      await expect(page).toHaveURL(/#calls-schema-Question$/);
      expect(complaints).toEqual([]);
    });
  });
}
