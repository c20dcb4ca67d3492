import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { asking, fakeRoom, lobbyOf, questionOf } from './fake-room.js';

type Manifest = Record<string, { file: string; imports?: string[] }>;
const manifest: Manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));

/** The files of a module and of all that it imports statically. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const { file = '', imports = [] } = manifest[key] ?? {};
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports) filesOf(imported, found);
  return found;
}
const FIRST = filesOf('index.html');
const beyondFirst = (key: string) => [...filesOf(key)].filter((file) => !FIRST.has(file));
const screen = (name: string) => beyondFirst(`src/routes/${name}.tsx`);
const ROOMS = beyondFirst('src/app/rooms-layout.tsx');

function requestsOf(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname.slice(1)));
  return paths;
}

const ROOM = { code: 'K7Q4MX', host: 'Ada', players: 2, title: 'Volcanoes', locked: false, running: false };

test('a room link shows a visitor the join page, and then loads the code of rooms', async ({ page }) => {
  await page.route('**/rooms/K7Q4MX', (route) => route.fulfill({ json: ROOM }));
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const paths = requestsOf(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${manifest['index.html']?.file}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/multiplayer?code=K7Q4MX', { waitUntil: 'commit' });
  await expect(page.getByLabel('Your nickname')).toBeVisible();
  const forJoining = new Set(screen('join'));
  const ofRooms = ROOMS.filter((file) => !forJoining.has(file));
  expect(ofRooms.length).toBeGreaterThan(0);
  expect(paths.filter((path) => ofRooms.includes(path))).toEqual([]);
  release();
  await expect(page.getByRole('heading', { name: 'Volcanoes' })).toBeVisible();
  await expect.poll(() => ofRooms.filter((file) => !paths.includes(file))).toEqual([]);
  expect(sockets).toEqual([]);
});

test('the join page is fetched in parallel with the app, and leads into the room', async ({ page }) => {
  await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan'], { code: 'K7Q4MX' }));
  await page.route('**/auth/refresh', (route) => route.fulfill({ status: 401, json: { message: 'No.' } }));
  await page.route('**/rooms/K7Q4MX', (route) => route.fulfill({ json: ROOM }));
  const guest = { email: null, username: 'Ada', access_token: 'token', guest: true };
  await page.route('**/guest', (route) => route.fulfill({ status: 201, json: guest }));
  await delayAppUntilRequested(page, screen('join'));
  await page.goto('/multiplayer?code=K7Q4MX');
  await page.getByLabel('Your nickname').fill('Ada');
  await page.getByLabel('Your nickname').press('Enter');
  await expect(page).toHaveURL('/multiplayer/lobby');
});

test('a player’s screen is fetched in parallel with the app and the session', async ({ page }) => {
  await fakeRoom(page, () => lobbyOf(['Ada', 'Bogdan'], asking(questionOf())));
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'));
  await delayAppUntilRequested(page, [...ROOMS, ...screen('multiplayer-play'), 'auth/refresh']);
  const paths = requestsOf(page);
  await page.goto('/multiplayer/play');
  await expect(page.getByRole('radio')).toHaveCount(4);
  expect(paths.filter((path) => path === 'auth/refresh')).toHaveLength(1);
});

/** Holds the app back until the page has asked for all of `files`: without a request beside the app the test fails. */
async function delayAppUntilRequested(page: Page, files: string[]) {
  const missing = new Set(files);
  let requested = () => {};
  const all = new Promise<void>((resolve) => {
    requested = resolve;
  });
  page.on('request', (request) => {
    missing.delete(new URL(request.url()).pathname.slice(1));
    if (missing.size === 0) requested();
  });
  await page.route(`**/${manifest['index.html']?.file}`, async (route) => {
    await all;
    await route.continue();
  });
}
