import { expect, type Page } from '@playwright/test';

const PASSWORD = 'correct horse battery staple';

export interface Account {
  email: string;
  username: string;
  password: string;
}

/** They make no words, which the filter of names could refuse. */
const LETTERS = 'dghjkmnpqrtvwxyz';

/** A unique account. */
export function newAccount(): Account {
  const letter = () => LETTERS.charAt(Math.floor(Math.random() * LETTERS.length));
  const tail = Array.from({ length: 8 }, letter).join('');
  return { email: `ada.${tail}@example.org`, username: `Ada ${tail}`, password: PASSWORD };
}

export async function logIn(page: Page, { email, password }: Account) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** Registers and logs in a new user, on the profile page. */
export async function enter(page: Page): Promise<Account> {
  const account = newAccount();
  const { status } = await page.request
    .post('/register', { data: account })
    .then((answer) => ({ status: answer.status() }));
  expect(status).toBe(201);
  await logIn(page, account);
  return account;
}

/** Creates a room, on its lobby. */
export async function openRoom(page: Page) {
  await page.goto('/multiplayer');
  await page.getByRole('button', { name: 'Create Room' }).click();
  await expect(page).toHaveURL('/multiplayer/lobby');
}

/** Goes from the setup form to the first question. */
export async function startQuiz(page: Page, amount: number, type: 'multiple' | 'boolean' = 'multiple') {
  await page.goto('/singleplayer/setup');
  await page.getByLabel('Number of Questions').fill(String(amount));
  await page.getByLabel('Type', { exact: true }).selectOption(type);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByRole('heading', { name: `Question 1 of ${amount}` })).toBeVisible();
}

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      if (at === document.body) return ''; // between the last and the first element
      const label = (at as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '';
    });
    if (here.includes(name)) return;
  }
  throw new Error(`the keyboard does not reach "${name}"`);
}
