import { expect, test } from '@playwright/test';
import { fakeRoom, lobbyOf } from './fake-room.js';

test('who looks on sees the settings as words, without anything that looks like it could be changed', async ({
  page,
}) => {
  await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan'], { you: 'Bogdan' }));
  await page.goto('/multiplayer/lobby');
  await page.getByRole('button', { name: 'Game Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Game Settings' });
  await expect(settings.getByText('Random questions')).toBeVisible();
  await expect(settings.getByText('A custom quiz')).toBeHidden();
  await expect(settings.getByRole('radio', { name: 'Random questions' })).toHaveCSS('opacity', '0');
  for (const label of ['Category', 'Difficulty', 'Scoring', 'Number of Questions'])
    await expect(settings.getByLabel(label)).toHaveCSS('border-top-width', '0px');
  await expect(settings.getByRole('button', { name: 'One question more' })).toBeHidden();
});
