import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './checks.js';
import { enter, newAccount } from './player.js';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The code of a new room, whose host is a new user. */
async function openRoom(page: Page): Promise<string> {
  await enter(page);
  await page.goto('/multiplayer');
  await page.getByRole('button', { name: 'Create Room' }).click();
  const spelled = await page.getByText(/^Room code( \w){6}$/).textContent();
  return (spelled ?? '').replace('Room code', '').replaceAll(' ', '');
}

/** A quiz of two questions, both true, with time enough to sign up. */
async function writeQuiz(page: Page, title: string) {
  const { access_token } = await (await page.request.get('/auth/refresh')).json();
  const question = (prompt: string) => ({
    question: prompt,
    category: 'Geography',
    difficulty: 'easy',
    type: 'boolean',
    correct_answer: 'True',
    incorrect_answers: ['False'],
    timer: 120,
  });
  const saved = await page.request.post('/save-custom-quiz', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { title, questions: [question('Lava is hot.'), question('Ice is cold.')] },
  });
  expect(saved.status()).toBe(200);
}

async function answer(page: Page) {
  await page.getByRole('radio', { name: 'True' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
}

test('a phone gets from the link of a room to its lobby with one field and one tap', async ({
  page,
  browser,
}) => {
  const code = await openRoom(page);
  const phone = await (await browser.newContext(PHONE)).newPage();
  await phone.goto(`/multiplayer?code=${code}`);
  await expect(phone.getByRole('main').getByText('1 in the lobby')).toBeVisible();
  await expect(phone.getByRole('textbox')).toHaveCount(1);
  await expectAccessible(phone, 'the link of a room');
  const name = newAccount().username;
  await phone.getByRole('textbox').fill(name);
  await phone.getByRole('button', { name: 'Join the game' }).tap();
  await expect(phone).toHaveURL('/multiplayer/lobby');
  await expect(page.getByRole('heading', { name: 'Players 2' })).toBeVisible();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

test('an unknown code leads back to the code field', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Join a game').fill('zzz-zzz');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'There is no room with this code. Check it with the host.',
  );
  await expectAccessible(page, 'an unknown code');
});

test('code field, Play now and sign-up fit on a phone without scrolling', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto('/');
  for (const name of ['Join', 'Play now'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Play now' }).tap();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible();
});

test('the profile of a guest fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('heading', { name: /^Question \d+ of 10$/ })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Keep your score' })).toBeVisible();
  await expect(page.getByText('You have an unfinished quiz')).toBeVisible();
  await expectNoSidewaysScroll(page, 'the profile of a guest');
});

test('Play now says that there is no network, and works once it is back', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('alert')).toHaveText('Network error. Try again later.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('heading', { name: /^Question \d+ of 10$/ })).toBeVisible();
});

test('a guest who signs up in mid-game keeps history, score and seat', async ({ page, browser }) => {
  const code = await openRoom(page);
  const title = `Guests ${code}`;
  await writeQuiz(page, title);
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await page.getByText('A custom quiz').click();
  await page.getByLabel('Search quizzes').fill(title);
  await page.getByRole('button', { name: `Choose ${title}` }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  const guest = await (await browser.newContext(PHONE)).newPage();
  const { email, username, password } = newAccount();
  await guest.goto(`/multiplayer?code=${code}`);
  await guest.getByLabel('Your nickname').fill(username);
  await guest.getByLabel('Your nickname').press('Enter');
  await expect(page.getByRole('heading', { name: 'Players 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Game' }).click();
  await answer(guest);
  await answer(page);
  await expect(guest.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  const score = await guest.locator('.points').textContent();
  expect(score).not.toMatch(/^0/);

  await guest.goto('/');
  await guest.getByRole('region', { name: 'Keep your score' }).getByRole('link').click();
  await expect(guest.getByLabel('Username')).toHaveValue(username);
  await guest.getByLabel('Email').fill(email);
  await guest.getByLabel('Password').fill(password);
  await guest.getByRole('button', { name: 'Register' }).click();
  await expect(guest.getByRole('heading', { name: username })).toBeVisible();
  await expect(guest.getByText('Keep your score')).toBeHidden();
  await guest.getByRole('link', { name: `Back to your room ${code}` }).click();
  await expect(guest.locator('.points')).toHaveText(score ?? '');

  await answer(guest);
  await answer(page);
  await expect(guest).toHaveURL('/multiplayer/results');
  await expect(guest.getByRole('listitem').filter({ hasText: 'You' })).toContainText(username);
  await expect(page.getByRole('listitem').filter({ hasText: username }).first()).toBeVisible();
  await guest.goto('/');
  await expect(guest.getByText(title)).toBeVisible();
});
