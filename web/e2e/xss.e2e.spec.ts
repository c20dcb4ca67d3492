import { type BrowserContext, expect as immediately, type Page, test } from '@playwright/test';
import { enter } from './player.js';
import { STRINGS, takeText } from './xss-strings.js';

/** Each page holds many strings. */
const expect = immediately.configure({ timeout: 20_000 });
test.beforeEach(() => test.setTimeout(180_000));

const TITLE = 37;
const TITLES = 20;
const PROMPT = 300;
const CHOICE = 150;
const EXPLANATION = 500;
const CHAT = 300;

/** Elements and attributes that the app never renders. */
const FOREIGN = [
  'iframe, object, embed, base, marquee, meta[http-equiv], math, details, video, audio, template, noscript',
  'script:not([src]), [src*="evil.test"], [href*="evil.test"], img[src="/x"]',
  '[onerror], [onload], [onclick], [onfocus], [onmouseover], [onbegin], [ontoggle], [onstart], [srcdoc]',
  '[href^="java" i], [src^="java" i], [action^="java" i], [formaction], [data^="java" i]',
].join(', ');

/** Records dialogs, errors, requests and other effects of injected code. */
async function watched(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeBinding('violated', (_, what: string) => found.push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { violated } = window as unknown as { violated(what: string): void };
      violated(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host === 'evil.test' || pathname === '/x') found.push(`request: ${request.url()}`);
  });
  return found;
}

async function expectNothingForeign(page: Page) {
  const foreign = await page
    .locator(FOREIGN)
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200)));
  expect(foreign).toEqual([]);
}

async function save(page: Page, ...quizzes: { title: string; questions: object[] }[]): Promise<void> {
  const { access_token } = await (await page.request.get('/auth/refresh')).json();
  const headers = { authorization: `Bearer ${access_token}` };
  for (const data of quizzes) {
    const answer = await page.request.post('/save-custom-quiz', { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** Records each explanation, since it is visible for a few seconds only. */
const noteExplanations = (page: Page) =>
  page.addInitScript(() => {
    const noted = new Set<string>();
    Object.assign(window, { noted });
    const look = () => {
      const text = document.querySelector('[aria-label="Explanation"]')?.textContent;
      if (text) noted.add(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });

const explanationsOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { noted: Set<string> }).noted]);

interface Texts {
  question: string;
  choices: [string, string, string, string];
  explanation: string;
}

/** The fewest questions that hold every string in each field. */
function hostileQuestions(): Texts[] {
  const left = [...STRINGS];
  const questions: Texts[] = [];
  while (left.length > 0) {
    const question = takeText(left, PROMPT);
    // Empty answers would be duplicates.
    const choices = [1, 2, 3, 4].map((n) => takeText(left, CHOICE - 2) + n) as Texts['choices'];
    questions.push({ question, choices, explanation: takeText(left, EXPLANATION) });
  }
  return questions;
}

const sent = ({ question, choices: [correct_answer, ...incorrect_answers], explanation }: Texts) => ({
  ...{ question, category: 'Art', difficulty: 'easy', type: 'multiple', timer: 120 },
  ...{ correct_answer, incorrect_answers, explanation },
});

/** The text as a browser shows it, with collapsed white space. */
const shown = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Each is played by a player of its own, at the same time. */
const QUIZZES = 3;
for (let quiz = 0; quiz < QUIZZES; quiz++)
  test(`strings in a quiz are shown as text everywhere, part ${quiz + 1}`, async ({ page, context }) => {
    const found = await watched(context);
    await enter(page);
    await noteExplanations(page);
    const questions = hostileQuestions().filter((_, n) => n % QUIZZES === quiz);
    const word = `zq${Math.random().toString(36).slice(2, 8)}`;
    const title = `<svg onload=alert(1)> ${word}`;
    await save(page, { title, questions: questions.map(sent) });
    await page.goto('/');
    await page.getByRole('tab', { name: 'Your Creations' }).click();
    await expect(page.getByRole('main')).toContainText(title);
    await page.goto(`/singleplayer/select?search=${word}`);
    await page
      .getByRole('button', { name: `Play ${title}` })
      .first()
      .click();
    for (const [n, { question, choices }] of questions.entries()) {
      await expect(
        page.getByRole('heading', { name: `Question ${n + 1} of ${questions.length}` }),
      ).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).toContainText(shown(question));
      for (const choice of choices) await expect(main).toContainText(shown(choice));
      await page.getByRole('radio').first().click();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expectNothingForeign(page);
    }
    await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible();
    expect(await explanationsOf(page)).toEqual(questions.map(({ explanation }) => explanation));
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText(title);
    await expectNothingForeign(page);
    expect(found).toEqual([]);
  });

test('strings in titles are shown as text, in lists and in the edit dialog', async ({ page, context }) => {
  const found = await watched(context);
  await enter(page);
  const titles = STRINGS.filter(({ length }) => length <= TITLE)
    .slice(0, TITLES)
    .map(shown);
  const [question] = hostileQuestions();
  await save(page, ...titles.map((title) => ({ title, questions: [sent(question as Texts)] })));
  await page.goto('/');
  await page.getByRole('tab', { name: 'Your Creations' }).click();
  const cards = page.getByRole('main').getByRole('listitem');
  for (let left = titles.length; left > 0; left -= 5) {
    await expect(cards.first()).toContainText(titles[left - 1] ?? '');
    await expectNothingForeign(page);
    if (left > 5) await page.getByRole('button', { name: 'Next page' }).click();
  }
  expect(found).toEqual([]);
});

test('strings in a chat are shown as text to all players', async ({ page, context, browser }) => {
  const found = await watched(context);
  await enter(page);
  await page.goto('/multiplayer');
  await page.getByRole('button', { name: 'Create Room' }).click();
  const spelled = await page.getByText(/^Room code( \w){6}$/).textContent();
  const code = (spelled ?? '').replace('Room code', '').replaceAll(' ', '');
  const other = await browser.newContext();
  const foundThere = await watched(other);
  const guest = await other.newPage();
  await enter(guest);
  await guest.goto(`/multiplayer?code=${code}`);
  await expect(page.getByRole('heading', { name: 'Players 2' })).toBeVisible();
  for (const left = [...STRINGS]; left.length > 0; ) {
    const line = takeText(left, CHAT);
    await guest.getByLabel('Message').fill(line);
    await guest.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('log', { name: 'Chat' })).toContainText(shown(line));
  }
  for (const one of [page, guest]) await expectNothingForeign(one);
  expect([...found, ...foundThere]).toEqual([]);
  await other.close();
});

test('typed strings and strings in links have no effect', async ({ page, context }) => {
  const found = await watched(context);
  const some = ['<svg onload=alert(1)>', '"><script>alert(1)</script>'];
  await page.goto('/register');
  await page.getByLabel('Email').fill('x@example.org');
  await page.getByLabel('Password').fill('correct horse battery staple');
  for (const text of some) {
    await page.getByLabel('Username').fill(text);
    await page.getByLabel('Username').press('Enter');
    await expect(page.getByText(/Username (may|must)/).first()).toBeVisible();
  }
  await expectNothingForeign(page);
  await enter(page);
  const links = ['/multiplayer?code=', '/singleplayer/select?search=', '/nowhere/', '/?view=', '/#'];
  for (const link of links) {
    for (const text of some) {
      await page.goto(link + encodeURIComponent(text));
      await expect(page.getByRole('main')).toBeVisible();
      await expectNothingForeign(page);
    }
  }
  await page.goto('/multiplayer');
  for (const text of STRINGS) await page.getByLabel('Room code').fill(text);
  await expectNothingForeign(page);
  await page.goto('/singleplayer/select');
  for (const text of STRINGS) await page.getByLabel('Search quizzes').fill(text);
  await expect(page).toHaveURL(/search=/);
  await expectNothingForeign(page);
  expect(found).toEqual([]);
});
