import { expect, type Page, test } from '@playwright/test';
import { expectAccessible as check, expectNoSidewaysScroll, expectNoViolations } from './checks.js';
import { enter, newAccount, startQuiz } from './player.js';

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  narrow: { viewport: { width: 320, height: 640 } },
};

const visit = async (page: Page, path: string, heading: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await check(page, path);
};

for (const [screen, size] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use(size);

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
      await visit(page, '/password/forgot', 'Forgot your password?');
      await page.getByLabel('Email').fill(newAccount().email);
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByRole('alert')).toContainText('If there is an account');
      await check(page, 'a requested link');
      await visit(page, '/password/reset?token=abc', 'New password');
      await page.getByLabel('New password').fill('correct horse battery');
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
      await check(page, 'an expired link');
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

    test('the account', async ({ page }) => {
      await enter(page);
      await visit(page, '/account', 'Account');
      await expect(page.getByText('You are logged in on this device only.')).toBeVisible();
      await check(page, 'an account');
      await page.getByLabel('Email').fill('ada');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
      await check(page, 'a refused email');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
      await check(page, 'a refused password');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Delete account' }).click();
      await check(page, 'the question before the deletion');
    });

    test('the screens of a room', async ({ page, browser }) => {
      const { username } = await enter(page);
      await visit(page, '/multiplayer', 'Multiplayer');
      await page.getByLabel('Room code').fill('zzzzzz');
      await page.getByRole('button', { name: 'Join Room' }).click();
      await expect(page.getByText(/no room with this code/)).toBeVisible();
      await check(page, 'a refused code');
      await page.getByRole('button', { name: 'Create Room' }).click();
      await expect(page.getByRole('img', { name: 'QR code that opens this room' })).toBeVisible();
      await check(page, 'a lobby');
      const spelled = await page.getByText(/^Room code( \w){6}$/).textContent();
      const code = (spelled ?? '').replace('Room code', '').replaceAll(' ', '');

      const guest = await (await browser.newContext(size)).newPage();
      const { username: guestName } = await enter(guest);
      await guest.goto(`/multiplayer?code=${code}`);
      await expect(guest.getByText(`Waiting for ${username} to start`)).toBeVisible();
      await guest.getByLabel('Message').fill('Hello');
      await guest.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('log').getByText('Hello')).toBeVisible();
      await check(page, 'a lobby with chat');
      await check(guest, 'the lobby of a guest');
      await page.getByRole('button', { name: `Manage ${guestName}` }).click();
      await check(page, 'a managed player');
      await page.getByRole('button', { name: 'Remove from room' }).click();
      await check(page, 'the question before removing');
      await page.getByRole('button', { name: 'Close' }).click();
      await guest.getByRole('button', { name: 'Game Settings' }).click();
      await check(guest, 'the settings of a guest');
      await guest.getByRole('button', { name: 'Close' }).last().click();
      await page.getByRole('button', { name: 'Game Settings' }).click();
      await page.getByLabel('Number of Questions').fill('1');
      await page.getByLabel('Type', { exact: true }).selectOption('multiple');
      await page.getByLabel('Difficulty').selectOption('hard');
      await check(page, 'the settings');
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(guest.getByText('1 question', { exact: true })).toBeVisible();

      const stage = await page.context().newPage();
      await stage.goto('/multiplayer/lobby?view=stage');
      await expect(stage.getByText(code)).toBeVisible();
      await expectNoViolations(stage, 'the big screen in the lobby');
      await expectNoSidewaysScroll(stage, 'the big screen in the lobby');

      await page.getByRole('button', { name: 'Start Game' }).click();
      await expect(guest.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
      await check(guest, 'an open question of a room');
      if (screen === 'phone') {
        const last = await guest.getByRole('radio').last().boundingBox();
        expect((last?.y ?? Number.NaN) + (last?.height ?? 0), 'answers above the fold').toBeLessThanOrEqual(
          844,
        );
      }
      await expectNoViolations(stage, 'the big screen with a question');
      await page.getByRole('button', { name: 'Host menu' }).click();
      await check(page, 'the host menu');
      await page.getByRole('button', { name: 'Pause' }).click();
      await guest.getByRole('radio').first().click();
      await guest.getByRole('button', { name: 'Submit' }).click();
      await expect(guest.getByRole('button', { name: 'Answer sent' })).toBeVisible();
      await check(guest, 'a safe answer in a room');
      await page.getByRole('radio').first().click();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await expect(guest.locator('.rank')).toBeVisible();
      await check(page, 'a pause of the host');
      await check(guest, 'a paused reveal');
      await expectNoViolations(stage, 'the big screen at a reveal');
      await page.getByRole('button', { name: 'Leave Room' }).click();
      await check(page, 'the question before leaving');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(guest.getByRole('heading', { name: 'Ranking' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ranking' })).toBeVisible();
      await check(page, 'the results of the host');
      await check(guest, 'the results of a guest');
      await expect(stage.getByRole('heading', { name: 'Ranking' })).toBeVisible();
      await expectNoViolations(stage, 'the big screen with the podium');
      await guest.context().close();
    });
  });
}

test('a chosen theme is kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
