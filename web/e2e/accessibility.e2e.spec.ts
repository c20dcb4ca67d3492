import { expect, type Page, test } from '@playwright/test';
import { expectLargeTargets, expectNoSidewaysScroll, expectNoViolations } from './checks.js';
import { enter, newAccount, startQuiz } from './player.js';

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  narrow: { viewport: { width: 320, height: 640 } },
};

async function check(page: Page, where: string) {
  await expectNoViolations(page, where);
  await expectNoSidewaysScroll(page, where);
  await expectLargeTargets(page, where);
}

const visit = async (page: Page, path: string, heading: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await check(page, path);
};

for (const [screen, size] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${screen}, ${colorScheme}`, () => {
      test.use({ ...size, colorScheme, reducedMotion: 'reduce' } as Parameters<typeof test.use>[0]);

      test('the public pages', async ({ page }) => {
        await visit(page, '/', 'Welcome to Fourtell');
        await visit(page, '/nowhere', 'This page is not one of the answers');
        await visit(page, '/login', 'Login');
        await page.getByLabel('Email').fill(newAccount().email);
        await page.getByLabel('Password').fill('not a password');
        await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
        await expect(page.getByText('Invalid email or password.')).toBeVisible();
        await check(page, 'a failed login');
        await visit(page, '/register', 'Register');
        await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
        await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
        await check(page, 'a failed registration');
      });

      test('the pages of a player', async ({ page }) => {
        await enter(page);
        await expect(page.getByText('No quizzes played yet.')).toBeVisible();
        await check(page, 'an empty profile');
        await page.getByRole('tab', { name: 'Your Creations' }).click();
        await expect(page.getByText('No quizzes created yet.')).toBeVisible();
        await check(page, 'empty creations');
        await visit(page, '/play', 'Play');
        await visit(page, '/singleplayer', 'Singleplayer');
        await visit(page, '/singleplayer/setup', 'Create Random Quiz');
        await page.getByLabel('Number of Questions').fill('99');
        await page.getByRole('button', { name: 'Start Quiz' }).click();
        await expect(page.getByText('A whole number from 1 to 50')).toBeVisible();
        await check(page, 'a wrong number');

        await startQuiz(page, 1);
        await check(page, 'an open question');
        if (screen === 'phone') {
          const last = await page.getByRole('radio').last().boundingBox();
          expect((last?.y ?? Number.NaN) + (last?.height ?? 0), 'answers above the fold').toBeLessThanOrEqual(
            844,
          );
          expect(last?.height).toBeGreaterThanOrEqual(75);
        }
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByText('Please select an answer.')).toBeVisible();
        await check(page, 'a reminder');
        await page.getByRole('radio').first().click();
        await check(page, 'a picked answer');
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.locator('.tile.good')).toHaveCount(1);
        await check(page, 'a reveal');
        await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible();
        await check(page, 'results');
        await page.goto('/');
        await expect(page.getByText('1 Questions')).toBeVisible();
        await check(page, 'a history');
      });
    });
  }
}

test('a chosen theme stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
