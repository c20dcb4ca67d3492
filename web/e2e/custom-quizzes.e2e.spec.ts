import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './checks.js';
import { enter } from './player.js';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const NARROW = { viewport: { width: 320, height: 640 } };

const question = (n: number) => ({
  question: `Which way is number ${n}?`,
  category: 'Geography',
  difficulty: 'easy',
  type: 'multiple',
  correct_answer: 'North',
  incorrect_answers: ['East', 'South', 'West'],
});

/** A word that occurs in no other test's titles. */
const newWord = () => `Zq${Math.random().toString(36).slice(2, 8)}`;

/** Saves quizzes of the page's player, the last one newest. */
async function write(page: Page, titles: string[], amount = 1) {
  const { access_token } = await (await page.request.get('/auth/refresh')).json();
  for (const title of titles) {
    const saved = await page.request.post('/save-custom-quiz', {
      headers: { authorization: `Bearer ${access_token}` },
      data: { title, questions: Array.from({ length: amount }, (_, i) => question(i + 1)) },
    });
    expect(saved.status()).toBe(200);
  }
}

const six = (word: string) => [1, 2, 3, 4, 5, 6].map((n) => `${word} ${n}`);
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

async function search(page: Page, text: string, found: string) {
  await page.getByLabel('Search quizzes').fill(text);
  await expect(page.locator('#say-polite')).toHaveText(found);
}

async function answer(page: Page) {
  await page.getByRole('radio', { name: /North/ }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
}

for (const [screen, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(screen, () => {
    test.use(size);

    test('finds a quiz by search and by page, and plays it to the end', async ({ page }) => {
      const { username } = await enter(page);
      const word = newWord();
      await write(page, six(word), 2);
      await page.goto('/singleplayer');
      await page.getByRole('link', { name: /Choose a Quiz/ }).click();
      await search(page, word, '6 quizzes found');
      await expect(cards(page)).toHaveCount(5);
      await expect(cards(page).first()).toContainText(`${word} 6`);
      await expect(cards(page).first()).toContainText(`by ${username}`);
      await expect(cards(page).first()).toContainText('2 Questions');
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(cards(page)).toHaveCount(1);
      await expect(page).toHaveURL(`/singleplayer/select?page=2&search=${word}`);
      await page.reload();
      await page.getByRole('button', { name: `Play ${word} 1` }).click();
      for (const n of [1, 2]) {
        await expect(page.getByRole('heading', { name: `Question ${n} of 2` })).toBeVisible();
        await answer(page);
      }
      await expect(page.getByText('Score: 20/20')).toBeVisible();
      await page.goto('/');
      await expect(cards(page).first()).toContainText(`${word} 1`);
    });
  });
}

test('renames and deletes quizzes, and reports one that another window has deleted', async ({ page }) => {
  await enter(page);
  const word = newWord();
  await write(page, six(word));
  await page.goto('/');
  await page.getByRole('tab', { name: 'Your Creations' }).click();
  await page.getByRole('button', { name: `Edit ${word} 6` }).click();
  await page.getByLabel('New Title').fill(`${word} renamed`);
  await page.getByRole('button', { name: 'Save Title and Exit' }).click();
  await expect(cards(page).first()).toContainText(`${word} renamed`);

  const other = await page.context().newPage();
  await other.goto(`/singleplayer/select?search=${word}&page=2`);
  await expect(cards(other)).toHaveCount(1);

  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: `Delete ${word} 1` }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);

  await other.getByRole('button', { name: `Play ${word} 1` }).click();
  await expect(other.getByText('That quiz no longer exists.')).toBeVisible();
  await expect(cards(other)).toHaveCount(5);
});

test('two players play a custom quiz chosen in the lobby', async ({ page, browser }) => {
  await enter(page);
  const word = newWord();
  await write(page, six(word));
  await page.goto('/multiplayer');
  await page.getByRole('button', { name: 'Create Room' }).click();
  const spelled = await page.getByText(/^Room code( \w){6}$/).textContent();
  const code = (spelled ?? '').replace('Room code', '').replaceAll(' ', '');
  const guest = await (await browser.newContext(PHONE)).newPage();
  await enter(guest);
  await guest.goto(`/multiplayer?code=${code}`);
  await expect(page.getByRole('heading', { name: 'Players 2' })).toBeVisible();

  await page.getByRole('button', { name: 'Game Settings' }).click();
  await page.getByText('A custom quiz').click();
  await search(page, word, '6 quizzes found');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: `Choose ${word} 1` }).click();
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
  await page.getByRole('button', { name: 'Done' }).click();
  for (const screen of [page, guest]) {
    const game = screen.getByRole('region', { name: 'Game', exact: true });
    await expect(game.getByText(`${word} 1`)).toBeVisible();
    await expect(game.getByText('1 question', { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Start Game' }).click();
  for (const screen of [page, guest]) {
    await expect(screen.getByRole('heading', { name: 'Which way is number 1?' })).toBeVisible();
    await answer(screen);
  }
  for (const screen of [page, guest])
    await expect(screen.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible({
      timeout: 15_000,
    });
  await guest.goto('/');
  await expect(cards(guest).first()).toContainText(`${word} 1 - Multiplayer`);
  await guest.context().close();
});

for (const [screen, size] of Object.entries({ desktop: DESKTOP, phone: PHONE, narrow: NARROW })) {
  test.describe(screen, () => {
    test.use(size);

    test('lists and dialogs of quizzes are accessible', async ({ page }) => {
      const check = (where: string) => expectAccessible(page, where);
      await enter(page);
      const word = newWord();
      await write(page, [...six(word), `${word} ${'W'.repeat(28)}`]);
      await page.goto(`/singleplayer/select?search=${word}`);
      await expect(cards(page)).toHaveCount(5);
      await check('the selection');
      await page.getByLabel('Search quizzes').fill(`${word} nowhere`);
      await expect(page.getByText(`No quiz matches “${word} nowhere”.`)).toBeVisible();
      await check('no hits');

      await page.goto('/');
      await page.getByRole('tab', { name: 'Your Creations' }).click();
      await expect(cards(page)).toHaveCount(5);
      await check('the creations');
      await page.getByRole('button', { name: `Edit ${word} 6` }).click();
      await expect(page.getByRole('dialog', { name: 'Edit Quiz' })).toBeVisible();
      await check('the edit modal');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: `Delete ${word} 6` }).click();
      await expect(page.getByRole('dialog', { name: 'Delete this quiz?' })).toBeVisible();
      await check('the question before deleting');
      await page.getByRole('button', { name: 'Keep it' }).click();

      await page.goto('/multiplayer');
      await page.getByRole('button', { name: 'Create Room' }).click();
      await page.getByRole('button', { name: 'Game Settings' }).click();
      await page.getByText('A custom quiz').click();
      await search(page, word, '7 quizzes found');
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
      await check('the settings with the quizzes');
      await page.getByRole('button', { name: `Choose ${word} WWW` }).click();
      await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
      await check('the settings with a chosen quiz');
      await page.getByRole('button', { name: 'Done' }).click();
      await check('a lobby with a chosen quiz');
    });
  });
}
