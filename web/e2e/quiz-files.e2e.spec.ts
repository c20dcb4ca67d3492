import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './checks.js';
import { enter } from './player.js';

const TABLE = [
  'question;type;difficulty;category;correct_answer;incorrect_answer_1;incorrect_answer_2;incorrect_answer_3;timer;explanation',
  `"'=1+1; ""is"" it ≤ 👩‍🚀?";multiple;easy;Film; two ;"one\r\nand";'+3;שלום;20;`,
  'Is this imported?;multiple;simple;Film;a;b;c;d;20;',
  'The Nile ends in the Red Sea.;true/false;hard;Geography;FALSE;;;;;Not at all.',
].join('\r\n');

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const upload = (name: string, content: string | Buffer): Upload => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
});

async function importFrom(page: Page, file: Upload, outcome: string) {
  await page.goto('/quiz/create/setup');
  await page.getByRole('button', { name: 'Import from a file' }).click();
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('dialog').getByText(outcome)).toBeVisible();
}

async function exported(page: Page, format: string): Promise<Upload> {
  const menu = page.getByRole('button', { name: 'Export' });
  if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: format, exact: true }).click();
  const file = await download;
  return upload(file.suggestedFilename(), await readFile(await file.path()));
}

const questionsIn = ({ buffer }: Upload) => JSON.parse(buffer.toString()).questions;

test('imports the valid rows of a table, and every file that it exports', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await enter(page);
  complaints.length = 0;

  await importFrom(page, upload('From_a table.csv', TABLE), '2 questions can be imported, 1 cannot.');
  await expect(page.getByText('Line 4 The difficulty must be easy, medium or hard.')).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `the report at ${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByText('Quiz Created!').first()).toBeVisible();

  await page.goto('/');
  await page.getByRole('tab', { name: 'Your Creations' }).click();
  await page.getByRole('button', { name: 'Edit From_a table' }).click();
  const json = await exported(page, 'JSON');
  const files = [await exported(page, 'CSV'), await exported(page, 'Excel'), json];
  expect(files.map(({ name }) => name)).toEqual(['csv', 'xlsx', 'json'].map((end) => `From_a table.${end}`));
  expect(questionsIn(json)[0]).toMatchObject({
    question: '=1+1; "is" it ≤ 👩‍🚀?',
    category: 'Entertainment: Film',
    correct_answer: ' two ',
    incorrect_answers: ['one\r\nand', '+3', 'שלום'],
  });

  for (const [i, file] of files.entries()) {
    await importFrom(page, file, '2 questions can be imported.');
    await page.getByRole('button', { name: 'Import 2 questions' }).click();
    if (i > 0) await page.getByRole('button', { name: 'Replace it' }).click();
    await expect(page).toHaveURL('/quiz/create/questions');
    expect(questionsIn(await exported(page, 'JSON')), file.name).toEqual(questionsIn(json));
  }
  expect(complaints).toEqual([]);
});

test('explains why a file is refused, and reads one with 10,000 rows', async ({ page }) => {
  await enter(page);
  await importFrom(page, upload('a.xlsx', 'PK\u0003\u0004nothing'), 'This Excel file is damaged');
  const rows = Array.from({ length: 10_000 }, (_, i) => `${i}?;multiple;easy;Film;a${i};b;c;d;20;`);
  const table = upload('large.csv', [TABLE.split('\r\n')[0], ...rows].join('\r\n'));
  await page.getByLabel('Choose another file').setInputFiles(table);
  await expect(page.getByText('50 questions can be imported, 9,950 cannot.')).toBeVisible();
});
