import { type Browser, expect, type Page, test } from '@playwright/test';
import { enter } from './player.js';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** A refused connection is retried only after some seconds. */
const PATIENT = { timeout: 15_000 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A new player in a separate browser context. */
async function arrive(browser: Browser, device: object) {
  const page = await (await browser.newContext(device)).newPage();
  const { username } = await enter(page);
  return { page, username };
}

async function createRoom(page: Page): Promise<string> {
  await page.goto('/multiplayer');
  await page.getByRole('button', { name: 'Create Room' }).click();
  await expect(page).toHaveURL('/multiplayer/lobby');
  const spelled = await page.getByText(/^Room code( \w){6}$/).textContent();
  return (spelled ?? '').replace('Room code', '').replaceAll(' ', '');
}

async function joinByLink(page: Page, code: string) {
  await page.goto(`/multiplayer?code=${code.toLowerCase()}`);
  await expect(page).toHaveURL('/multiplayer/lobby');
}

async function settle(page: Page, questions: number, type: 'multiple' | 'boolean' = 'boolean') {
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await page.getByLabel('Number of Questions').fill(String(questions));
  await page.getByLabel('Type', { exact: true }).selectOption(type);
  await page.getByLabel('Difficulty').selectOption('hard');
  await page.getByRole('button', { name: 'Done' }).click();
}

async function answer(page: Page) {
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
}

const onQuestion = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

test('three players play a room from its code to the podium, and another game', async ({ browser }) => {
  const host = await arrive(browser, DESKTOP);
  const ben = await arrive(browser, PHONE);
  const cai = await arrive(browser, PHONE);
  const all = [host.page, ben.page, cai.page];

  const code = await createRoom(host.page);
  await joinByLink(ben.page, code);
  await cai.page.goto('/multiplayer');
  await cai.page.getByLabel('Room code').fill(`${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase());
  await cai.page.getByRole('button', { name: 'Join Room' }).click();
  for (const page of all) await expect(page.getByRole('heading', { name: 'Players 3' })).toBeVisible();
  await expect(ben.page.getByText(`Waiting for ${host.username} to start`)).toBeVisible();
  await expect(host.page.getByText(new RegExp(`${ben.username}.* joined`))).toBeVisible();

  await ben.page.getByLabel('Message').fill('Last one to answer buys coffee');
  await ben.page.getByRole('button', { name: 'Send Message' }).click();
  const log = host.page.getByRole('log', { name: 'Chat' });
  await expect(log.getByText('Last one to answer buys coffee')).toBeVisible();

  await settle(host.page, 2);
  for (const page of all) {
    const game = page.getByRole('region', { name: 'Game', exact: true });
    await expect(game.getByText('2 questions')).toBeVisible();
    await expect(game.getByText('True / False')).toBeVisible();
  }

  await host.page.getByRole('button', { name: 'Start Game' }).click();
  for (const page of all) await onQuestion(page, 'Question 1 of 2');
  await answer(ben.page);
  await expect(host.page.getByText('1 of 3 answered')).toBeVisible();
  await ben.page.reload();
  await onQuestion(ben.page, 'Question 1 of 2');
  await expect(ben.page.getByRole('button', { name: 'Answer sent' })).toBeVisible();
  await answer(cai.page);
  await answer(host.page);
  await Promise.all(all.map((page) => expect(page.locator('.tile.good')).toHaveCount(1)));
  await expect(cai.page.locator('.rank')).toHaveText(/^(1st|2nd|3rd) of 3$/);

  for (const page of all) await onQuestion(page, 'Question 2 of 2');
  for (const page of all) await answer(page);
  for (const page of all) {
    await expect(page).toHaveURL('/multiplayer/results');
    await expect(page.getByRole('region', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(3);
  }
  await cai.page.reload();
  // All players picked the first answers, so if those were wrong nobody has scored.
  await expect(cai.page.getByText(/^(You came|Nobody scored)/)).toBeVisible();

  await host.page.getByRole('button', { name: 'Play Again' }).click();
  for (const page of all) await expect(page).toHaveURL('/multiplayer/lobby');
  await host.page.getByRole('button', { name: 'Start Game' }).click();
  for (const page of all) await onQuestion(page, 'Question 1 of 2');

  await cai.page.getByRole('button', { name: 'Leave Room' }).click();
  await cai.page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(cai.page).toHaveURL('/multiplayer');
  await host.page.getByRole('button', { name: 'Host menu' }).click();
  await host.page.getByRole('button', { name: 'End game' }).click();
  await host.page.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(ben.page).toHaveURL('/multiplayer/results');
  await ben.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(ben.page).toHaveURL('/play');
  await ben.page.goto('/multiplayer/lobby');
  await expect(ben.page).toHaveURL('/play');
});

test('the host pauses, skips, hands over and removes', async ({ browser }) => {
  const host = await arrive(browser, DESKTOP);
  const guest = await arrive(browser, PHONE);
  const code = await createRoom(host.page);
  await joinByLink(guest.page, code);
  await settle(host.page, 3);
  await host.page.getByRole('button', { name: 'Start Game' }).click();
  await onQuestion(guest.page, 'Question 1 of 3');

  const menu = async (wish: string) => {
    await host.page.getByRole('button', { name: 'Host menu' }).click();
    await host.page.getByRole('button', { name: wish }).click();
    await expect(host.page.getByRole('dialog')).toBeHidden();
  };
  await menu('Pause');
  await expect(guest.page.getByText('Pausing after this question.')).toBeVisible();
  await menu('Skip question');
  await expect(guest.page.getByRole('button', { name: 'Paused by the host' })).toBeVisible();
  await host.page.getByRole('button', { name: 'Continue' }).click();
  await onQuestion(guest.page, 'Question 2 of 3');
  await menu('Skip question');
  await onQuestion(guest.page, 'Question 3 of 3');
  await menu('Skip question');
  await expect(guest.page).toHaveURL('/multiplayer/results');

  await host.page.getByRole('button', { name: 'Play Again' }).click();
  await host.page.getByRole('button', { name: `Manage ${guest.username}` }).click();
  await host.page.getByRole('button', { name: 'Make host' }).click();
  await expect(guest.page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  await guest.page.getByRole('button', { name: `Manage ${host.username}` }).click();
  await guest.page.getByRole('button', { name: 'Remove from room' }).click();
  await guest.page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(host.page.getByText('The host has removed you from the room.')).toBeVisible();
  await expect(host.page).toHaveURL('/multiplayer');
  await host.page.getByLabel('Room code').fill(code);
  await host.page.getByRole('button', { name: 'Join Room' }).click();
  await expect(host.page.getByText(/You cannot join again/)).toBeVisible();
});

test('a late joiner watches the open question and plays the next; the stage follows', async ({ browser }) => {
  const host = await arrive(browser, DESKTOP);
  const late = await arrive(browser, PHONE);
  const code = await createRoom(host.page);
  const stage = await host.page.context().newPage();
  await stage.goto('/multiplayer/lobby?view=stage');
  await expect(stage.getByText(code)).toBeVisible();
  await settle(host.page, 2);
  await host.page.getByRole('button', { name: 'Start Game' }).click();
  await onQuestion(stage, 'Question 1 of 2');

  await late.page.goto(`/multiplayer?code=${code}`);
  await expect(late.page).toHaveURL('/multiplayer/play');
  await expect(late.page.getByRole('button', { name: 'You join at the next question' })).toBeVisible();
  await answer(host.page);
  await onQuestion(late.page, 'Question 2 of 2');
  await answer(late.page);
  await expect(late.page.getByRole('button', { name: 'Answer sent' })).toBeVisible();
  await answer(host.page);
  await expect(stage).toHaveURL('/multiplayer/results?view=stage');
  await expect(stage.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible();
});

test('an answer given offline counts, and disconnected players are marked', async ({ browser }) => {
  const host = await arrive(browser, DESKTOP);
  const guest = await arrive(browser, PHONE);
  let cut = false;
  const open: { close: () => void }[] = [];
  await guest.page.routeWebSocket(/socket\.io/, (ws) => {
    if (cut) return void ws.close();
    const server = ws.connectToServer();
    open.push({
      close: () => {
        ws.close();
        server.close();
      },
    });
  });
  const code = await createRoom(host.page);
  await joinByLink(guest.page, code);
  await settle(host.page, 1, 'multiple');
  cut = true;
  for (const connection of open) connection.close();
  await expect(guest.page.getByText(/You're offline/)).toBeVisible();
  await expect(host.page.getByText('Away')).toBeVisible();
  cut = false;
  await expect(guest.page.getByText(/You're offline/)).toBeHidden(PATIENT);
  await expect(host.page.getByText('Away')).toBeHidden();

  await host.page.getByRole('button', { name: 'Start Game' }).click();
  await onQuestion(guest.page, 'Question 1 of 1');
  cut = true;
  for (const connection of open) connection.close();
  await expect(guest.page.getByText(/You're offline/)).toBeVisible();
  await answer(guest.page);
  cut = false;
  await expect(guest.page.getByRole('button', { name: 'Answer sent' })).toBeVisible(PATIENT);
  await answer(host.page);
  await expect(guest.page).toHaveURL('/multiplayer/results');
});
