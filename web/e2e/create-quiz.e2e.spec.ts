import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './checks.js';
import { enter, tabTo } from './player.js';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const NARROW = { viewport: { width: 320, height: 640 } };

const place = (page: Page, number: number, count: number) =>
  expect(page.getByRole('heading', { name: `Question ${number} of ${count}` })).toBeVisible();
const prompt = (page: Page) => page.getByLabel('Question', { exact: true });

async function setUp(page: Page, title: string, count: number) {
  await page.goto('/quiz/create/setup');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Number of Questions').fill(String(count));
  await page.getByRole('button', { name: 'Write Questions' }).click();
  await place(page, 1, count);
}

async function writeMultiple(page: Page, question: string) {
  await prompt(page).fill(question);
  await page.getByLabel('Correct answer', { exact: true }).fill('Jupiter');
  for (const [i, planet] of ['Mars', 'Venus', 'Earth'].entries()) {
    await page.getByLabel(`Incorrect answer ${i + 1}`).fill(planet);
  }
  await page.getByLabel('Category').selectOption('Science & Nature');
}

async function writeTruth(page: Page, statement: string, truth: 'True' | 'False') {
  await page.getByText('True / False', { exact: true }).click();
  await prompt(page).fill(statement);
  await page.getByLabel('Category').selectOption('Science & Nature');
  await page.getByRole('radiogroup', { name: 'The statement is' }).getByText(truth).click();
}

/** Answers question after question until the quiz ends. */
async function play(page: Page, answers: Record<string, string>) {
  const count = Object.keys(answers).length;
  for (const [question, answer] of Object.entries(answers)) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await page.getByRole('radio', { name: answer }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
  }
  await expect(page.getByText(`Score: ${count * 10}/${count * 10}`)).toBeVisible();
}

test('a quiz can be written and saved by keyboard alone, with a reload in between', async ({ page }) => {
  const { keyboard } = page;
  page.on('dialog', (dialog) => dialog.accept());
  await enter(page);
  await expect(page.getByRole('heading', { name: 'Quizzes Played' })).toBeVisible();
  await tabTo(page, 'Create');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create Quiz' })).toBeVisible();
  await tabTo(page, 'Title');
  await keyboard.type('By keyboard');
  await tabTo(page, 'Number of Questions');
  await keyboard.type('3');
  await keyboard.press('Enter');

  await expect(prompt(page)).toBeFocused();
  for (const text of ['Which planet is the largest?', 'Jupiter', 'Mars', 'Venus', 'Earth']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(page.getByLabel('Category')).toBeFocused();
  await keyboard.type('Science &');
  await keyboard.press('Control+Enter');

  await place(page, 2, 3);
  await expect(prompt(page)).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'True / False' })).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('The Moon is a planet.');
  await page.reload();
  await expect(prompt(page)).toHaveValue('The Moon is a planet.');
  await expect(page.getByLabel('Category')).toHaveValue('Science & Nature');
  await tabTo(page, 'True / False');
  await tabTo(page, 'True');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');

  await place(page, 3, 3);
  await keyboard.press('Enter');
  await expect(page.getByText('Write the question.')).toBeVisible();
  await expect(prompt(page)).toBeFocused();
  for (const text of ['Which planet is the fastest?', 'Mercury', 'Mars', 'Venus', 'Earth']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await tabTo(page, 'Drag question 3');
  await keyboard.press('Space');
  await expect(page.getByText('At position 3 of 3.')).toBeAttached();
  await keyboard.press('ArrowUp');
  await expect(page.getByText('At position 2 of 3.')).toBeAttached();
  await keyboard.press('Space');
  await place(page, 2, 3);
  await tabTo(page, 'More for question 2');
  await keyboard.press('Enter');
  await tabTo(page, 'Move question 2 down');
  await keyboard.press('Enter');
  await place(page, 3, 3);
  await tabTo(page, 'Title');
  await keyboard.press('Control+Enter');

  await expect(page.getByRole('heading', { name: 'Quiz Created!' })).toBeVisible();
  await tabTo(page, 'Play Quiz');
  await keyboard.press('Enter');
  await play(page, {
    'Which planet is the largest?': 'Jupiter',
    'The Moon is a planet.': 'False',
    'Which planet is the fastest?': 'Mercury',
  });
});

for (const [screen, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(screen, () => {
    test.use(size);

    test('a quiz can be written, played, renamed, edited and deleted', async ({ page }) => {
      await enter(page);
      await setUp(page, 'Planets', 3);
      await writeMultiple(page, 'Which planet is the largest?');
      await page.getByRole('button', { name: 'Next' }).click();
      await place(page, 2, 3);
      await writeTruth(page, 'The Moon is a planet.', 'False');
      await page.getByRole('button', { name: 'Next' }).click();
      await place(page, 3, 3);
      await writeTruth(page, 'The Sun is a star.', 'True');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { name: 'Quiz Created!' })).toBeVisible();
      await page.getByRole('button', { name: 'Play Quiz' }).click();
      await play(page, {
        'Which planet is the largest?': 'Jupiter',
        'The Moon is a planet.': 'False',
        'The Sun is a star.': 'True',
      });

      await page.goto('/');
      await page.getByRole('tab', { name: 'Your Creations' }).click();
      await page.getByRole('button', { name: 'Edit Planets' }).click();
      await page.getByLabel('New Title').fill('Planets and stars');
      await page.getByRole('button', { name: 'Save Title and Exit' }).click();
      await page.getByRole('button', { name: 'Edit Planets and stars' }).click();
      await page.getByRole('button', { name: 'Continue to Edit Questions' }).click();
      await place(page, 1, 3);
      await expect(page.getByLabel('Title')).toHaveValue('Planets and stars');
      await prompt(page).fill('Which planet is the heaviest?');
      if (size === PHONE) await page.getByRole('button', { name: 'Questions, 1/3' }).click();
      await page.getByRole('button', { name: 'More for question 3' }).click();
      await page.getByRole('button', { name: 'Delete question 3' }).click();
      await expect(page.getByText('Question 3 deleted.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Save Quiz' }).click();
      await expect(page.getByText('Your changes are saved.')).toBeVisible();
      await page.getByRole('button', { name: 'Play Quiz' }).click();
      await play(page, { 'Which planet is the heaviest?': 'Jupiter', 'The Moon is a planet.': 'False' });

      await page.goto('/');
      await page.getByRole('tab', { name: 'Your Creations' }).click();
      await page.getByRole('button', { name: 'Delete Planets and stars' }).click();
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await expect(page.getByText('No quizzes created yet.')).toBeVisible();
    });
  });
}

test('a question can be dragged to another position', async ({ page }) => {
  await enter(page);
  await setUp(page, 'Planets', 3);
  await prompt(page).fill('First');
  const from = await page.getByRole('button', { name: 'Drag question 1' }).boundingBox();
  const to = await page.getByRole('button', { name: 'Drag question 3' }).boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 60, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 24, { steps: 8 });
  await page.mouse.up();
  await place(page, 3, 3);
  await expect(page.getByRole('button', { name: /^Question 3, incomplete: First/ })).toBeVisible();
});

for (const [screen, size] of Object.entries({ desktop: DESKTOP, phone: PHONE, narrow: NARROW })) {
  test.describe(screen, () => {
    test.use(size);

    test('the editor is accessible', async ({ page }) => {
      const check = (where: string) => expectAccessible(page, where);
      const close = () => page.getByRole('button', { name: 'Close' }).last().click();
      await enter(page);
      await page.goto('/quiz/create/setup');
      await page.getByRole('button', { name: 'Write Questions' }).click();
      await expect(page.getByText('Give the quiz a title.')).toBeVisible();
      await check('the setup with a fault');
      await page.getByRole('button', { name: 'Import from a file' }).click();
      await expect(page.getByRole('dialog', { name: 'Import a quiz' })).toBeVisible();
      await check('the import at the setup');
      await close();

      await setUp(page, 'W'.repeat(37), 2);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('Choose a category.')).toBeVisible();
      await check('a question with faults');
      await writeMultiple(page, 'W'.repeat(300));
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('button', { name: 'Show Answer' }).click();
      await check('a preview');
      await close();
      await page.getByRole('button', { name: 'Next' }).click();
      await place(page, 2, 2);
      await page.getByText('True / False', { exact: true }).click();
      await prompt(page).fill('The Moon is a planet.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Choose True or False.')).toBeVisible();
      await check('a statement with a fault');
      await page.getByRole('radiogroup', { name: 'The statement is' }).getByText('False').click();
      await check('a statement');

      if (screen !== 'desktop') await page.getByRole('button', { name: 'Questions, 2/2' }).click();
      await page.getByRole('button', { name: 'More for question 1' }).click();
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await check('the list with its keys');
      await page.getByRole('button', { name: 'Duplicate question 1' }).click();
      await page.getByRole('button', { name: 'Delete question 1' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await check('a deleted question');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Import a quiz' })).toBeVisible();
      await check('the import in the editor');
      await close();
      if (screen !== 'desktop') await close();

      await page.getByRole('link', { name: 'Create' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
      await check('the question before leaving');
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(page.getByRole('heading', { name: /You have an unsaved quiz/ })).toBeVisible();
      await check('the way back');
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: /Question \d of 2/ })).toBeVisible();
      await page.route('**/save-custom-quiz', (route) => route.abort(), { times: 1 });
      const last = page.getByRole('button', { name: /^(Next|Save)$/ });
      while ((await last.textContent()) === 'Next') await last.click();
      await last.click();
      await expect(page.getByText('could not be saved')).toBeVisible();
      await check('a failed save');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Quiz Created!' })).toBeVisible();
      await check('the end');
    });
  });
}
