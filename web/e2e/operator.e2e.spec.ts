import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Page, request, test } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import { expectAccessible, expectNoViolations } from './checks.js';
import { type Account, enter, newAccount } from './player.js';

type Frame = [event: string, payload: { seq?: number; server_time?: number }];

/** A player without a browser, who keeps what the server sends. */
class Player {
  readonly frames: Frame[] = [];
  name = '';
  private constructor(private readonly socket: Socket) {
    socket.onAny((event: string, payload: Frame[1] & { you?: string }) => {
      this.frames.push([event, payload]);
      if (event === 'game_state') this.name = payload.you ?? this.name;
    });
  }

  static async enter(baseURL: string): Promise<Player> {
    const account = newAccount();
    const calls = await request.newContext({ baseURL });
    await calls.post('/register', { data: account });
    const { access_token: token } = await (await calls.post('/login', { data: account })).json();
    await calls.dispose();
    const socket = io(`${baseURL}/multiplayer`, {
      transports: ['websocket'],
      forceNew: true,
      auth: { token },
    });
    const player = new Player(socket);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return player;
  }

  send = (event: string, payload: object = {}) => this.socket.emitWithAck(event, payload);
  drop = () => this.socket.io.engine.close();
  leave = () => this.socket.disconnect();
  count = (event: string) => this.frames.filter(([name]) => name === event).length;
}

const UNLOGGED = ['answer_progress', 'player_connection', 'room_created', 'game_state', 'not_in_room'];

/** The messages that follow from the log, without the state that each connection begins with, and its parts. */
function ofTheLog(frames: Frame[]): string[] {
  const moment = ({ seq, server_time }: Frame[1]) => `${seq} ${server_time}`;
  const states = new Set(
    frames.flatMap(([event, payload]) => (event === 'game_state' ? [moment(payload)] : [])),
  );
  const parts = ['player_joined', 'start_game', 'next_question'];
  return frames
    .filter(([event]) => !UNLOGGED.includes(event))
    .filter(([event, payload]) => !parts.includes(event) || !states.has(moment(payload)))
    .map((frame) => JSON.stringify(frame));
}

const ops = (...args: string[]) =>
  promisify(execFile)('node', ['api/scripts/ops.mjs', ...args], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  });

async function enterAsOperator(page: Page): Promise<Account> {
  const account = await enter(page);
  await ops('users', 'grant-operator', account.email, '--yes');
  return account;
}

/** The code of the room that the player has created. */
function codeOf({ frames }: Player): string {
  const created = frames.find(([event]) => event === 'room_created') as
    | [string, { code: string }]
    | undefined;
  return created?.[1].code ?? '';
}

/** A room of five: a reconnect, a player who is removed, another host, a late player, and two runs. */
async function playRoom(baseURL: string) {
  const [host, second, kicked, dropped, late] = (await Promise.all(
    Array.from({ length: 5 }, () => Player.enter(baseURL)),
  )) as [Player, Player, Player, Player, Player];
  await host.send('create_room');
  const code = codeOf(host);
  for (const player of [second, kicked, dropped]) await player.send('join_room', { code });
  const run = { amount: 3, category: 19, difficulty: 'easy', type: 'boolean' };
  await host.send('start_game', run);
  dropped.drop();
  const state = host.frames.findLast(([event]) => event === 'start_game')?.[1] as unknown as {
    questions: { question_id: string }[];
  };
  const question_id = state.questions[0]?.question_id;
  for (const player of [host, second, kicked])
    await player.send('check_answer', { question_id, question_index: 0, user_answer: 'True' });
  await host.send('kick_player', { name: kicked.name });
  await late.send('join_room', { code });
  await host.send('make_host', { name: second.name });
  await second.send('end_game');
  await expect.poll(() => host.count('quiz_completed')).toBe(1);
  await second.send('start_game', run);
  await second.send('end_game');
  await expect.poll(() => late.count('quiz_completed') + late.count('game_state')).toBeGreaterThan(1);
  await expect.poll(() => host.count('quiz_completed')).toBe(2);
  return { code, players: [host, second, kicked, dropped, late] as const };
}

test('an operator replays a room as each of its players saw it, byte for byte', async ({ page, baseURL }) => {
  await enterAsOperator(page);
  const { code, players } = await playRoom(baseURL ?? '');
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'Live rooms' })).toBeVisible();
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Room ${code}` })).toBeVisible();
  for (const player of players) {
    await page.getByLabel('Screen of', { exact: true }).selectOption({ label: player.name });
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download these messages' }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\n');
    const replayed = lines
      .map((line) => JSON.parse(line))
      .map(({ event, payload }): Frame => [event, payload]);
    const [expected, found] = [ofTheLog(player.frames), ofTheLog(replayed)];
    // A player who reconnected has missed some.
    expect(found).toEqual(expect.arrayContaining(expected));
    if (player !== players[3]) expect(found).toEqual(expected);
  }
  for (const player of players) player.leave();

  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Event 1 of \d+, 0 seconds/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Screen of', { exact: true }).selectOption({ label: players[1].name });
  const screen = page.getByRole('img', { name: new RegExp(`^The screen of ${players[1].name} at`) });
  await expect(screen.locator('.tile')).toHaveCount(2);
  await expect(page).toHaveTitle(new RegExp(`^Room ${code}`));
  const address = page.url();
  await page.goto('/operator/search');
  await page.goto(address);
  await expect(screen.locator('.tile')).toHaveCount(2);
  // the keys are the operator's own
  await page.getByRole('heading', { level: 1, name: `Room ${code}` }).click();
  await page.keyboard.press('2');
  await expect(screen.locator('[aria-checked="true"]')).toHaveCount(0);
  // the code of the screens is loaded at the first time
  await shownWhilePlaying(page);
  expect(await shownWhilePlaying(page)).not.toContain('Finding your room…');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const key of ['Home', 'End']) {
    await slider.press(key);
    await expect(page.locator('.timeline .playhead')).toBeInViewport();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await expect(screen.locator('.tile')).toHaveCount(2);
  await page.getByLabel('Screen of', { exact: true }).selectOption({ label: 'Stage' });
  await expect(page.locator('.seen-screen .stage-prompt')).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Chain intact, \d+ events/)).toBeVisible();
  await page.getByLabel('Filter events').fill('HostChanged');
  await expect(page.getByRole('row').filter({ hasText: 'is now the host' })).toHaveCount(1);
  await expectAccessible(page, 'a game');
});

/** All headings that the replayed screen has in any frame while the game is played from its beginning to its end. */
async function shownWhilePlaying(page: Page): Promise<string[]> {
  await page.getByRole('slider', { name: 'Moment' }).press('End');
  return page.evaluate(async () => {
    const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    const found = new Set<string>();
    button('Play')?.click();
    await new Promise(requestAnimationFrame);
    while (button('Pause')) {
      for (const each of document.querySelectorAll('.seen-screen h1')) found.add(each.textContent ?? '');
      await new Promise(requestAnimationFrame);
    }
    return [...found];
  });
}

test('an operator finds a game, and reads the audit log', async ({ page, baseURL }) => {
  const { username } = await enterAsOperator(page);
  const { code, players } = await playRoom(baseURL ?? '');
  for (const player of players) player.leave();
  await page.goto('/operator/search');
  await page.getByLabel('Room code').fill(code);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  await page.getByLabel('Room code').fill('');
  await page.getByLabel('Player').fill(players[0]?.name ?? '');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  await expectAccessible(page, 'the search');
  await page.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('cell', { name: 'users grant-operator' }).first()).toBeVisible();
  await expectAccessible(page, 'the audit log');
  await page.getByRole('link', { name: 'Reported' }).click();
  await expect(page.getByRole('heading', { name: 'Reported questions' })).toBeVisible();
  expect(username).not.toBe('');
});

test('an operator closes rooms, from the list and from the page of one', async ({ page, baseURL }) => {
  await enterAsOperator(page);
  for (const from of ['list', 'page']) {
    const host = await Player.enter(baseURL ?? '');
    await host.send('create_room');
    const code = codeOf(host);
    await page.goto('/operator');
    if (from === 'page') {
      await page.getByRole('link', { name: code }).click();
      // The list has a button of this name, too.
      await expect(page.getByRole('heading', { level: 1, name: `Room ${code}` })).toBeVisible();
    }
    const close = page.getByRole('button', { name: `Close room ${code}` });
    const dialog = page.getByRole('dialog', { name: `Close room ${code}?` });
    await close.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(close).toBeFocused();
    await close.click();
    // The page of a room shows a player's screen in small.
    const check = from === 'list' ? expectAccessible : expectNoViolations;
    await check(page, `the dialog on the ${from}`);
    await dialog.getByRole('button', { name: `Close room ${code}` }).click();
    await expect.poll(() => host.count('room_closed')).toBe(1);
    await expect(close).toHaveCount(0);
    host.leave();
  }
});

test('an operator sees the instances, and cannot drain the only one', async ({ page }) => {
  await enterAsOperator(page);
  await page.goto('/operator');
  const row = page.getByRole('region', { name: 'Instances' }).getByRole('row').filter({ hasText: 'alive' });
  await expect(row).toHaveCount(1);
  await expectAccessible(page, 'the live rooms');
  await row.getByRole('button', { name: /^Drain instance / }).click();
  const dialog = page.getByRole('dialog', { name: /^Drain instance / });
  await dialog.getByRole('button', { name: /^Drain instance / }).click();
  await expect(dialog.getByText('Another instance must be running')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(1);
});

/** A room of two, whose answers to the first of two questions differ: one of them is right. Resolves when the run is over. */
async function playTwo(baseURL: string) {
  const [host, guest] = (await Promise.all([Player.enter(baseURL), Player.enter(baseURL)])) as [
    Player,
    Player,
  ];
  await host.send('create_room');
  const created = host.frames.find(([event]) => event === 'room_created') as
    | [string, { code: string }]
    | undefined;
  const code = created?.[1].code ?? '';
  await guest.send('join_room', { code });
  await host.send('start_game', { amount: 2, type: 'boolean', scoring: 'accuracy' });
  const started = host.frames.findLast(([event]) => event === 'start_game')?.[1] as unknown as
    | { questions: { question_id: string }[] }
    | undefined;
  for (const [question_index, { question_id }] of started?.questions.entries() ?? []) {
    await expect.poll(() => host.count('next_question')).toBe(question_index);
    await host.send('check_answer', { question_id, question_index, user_answer: 'True' });
    const user_answer = question_index === 0 ? 'False' : 'True';
    await guest.send('check_answer', { question_id, question_index, user_answer });
  }
  await expect.poll(() => guest.count('quiz_completed')).toBe(1);
  return { code, host, guest };
}

test('an operator sees how questions were answered, and corrects one and a score', async ({
  page,
  baseURL,
}) => {
  await enterAsOperator(page);
  const { code, host, guest } = await playTwo(baseURL ?? '');
  await page.goto('/operator');
  await page.getByRole('link', { name: code }).click();
  const row = page
    .getByRole('region', { name: /^Run 1/ })
    .getByRole('row')
    .nth(1);
  await expect(row.getByRole('cell')).toContainText(['Closed', '2', '1', '1', '0', /\d s/, 'True']);
  // The page shows a player's screen in small.
  await expectNoViolations(page, 'the questions of a game');

  await page.getByRole('button', { name: 'Correct a question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct a question' });
  await expect(dialog.getByText('The run is already graded like this.')).toBeVisible();
  const append = dialog.getByRole('button', { name: 'Append the correction' });
  for (const answer of ['True', 'False']) await dialog.getByRole('checkbox', { name: answer }).check();
  await expect(dialog.getByText('1 of 2 players gains points, 0 lose some.')).toBeVisible();
  await expect(append).toHaveAttribute('aria-disabled', 'true');
  await expectNoViolations(page, 'the correction of a question');
  await dialog.getByLabel('Reason, shown to the players').fill('Both are right.');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  // Another operator is faster.
  await ops('regrade', id, '--question', '2', '--void', '--reason', 'Nobody knows.', '--yes');
  await append.click();
  await expect(dialog.getByRole('alert')).toContainText('these results were corrected meanwhile');
  expect(guest.count('results_corrected')).toBe(1);
  await expect(append).toHaveAttribute('aria-disabled', 'false');
  await append.click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => guest.count('results_corrected')).toBe(2);
  await expect(row.getByRole('cell')).toContainText(['Closed', '2', '2', '0', '0', /\d s/, 'True']);
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', /^Event/);

  await page.getByRole('button', { name: 'Correct a score' }).click();
  const score = page.getByRole('dialog', { name: 'Correct a score' });
  await score.getByLabel('Player', { exact: true }).selectOption({ index: 1 });
  await score.getByLabel('Points to add').fill('-99');
  await expect(score.getByRole('alert')).toContainText('points.');
  await score.getByLabel('Points to add').fill('-2');
  await expect(score.getByText('0 of 2 players gain points, 1 loses some.')).toBeVisible();
  await score.getByLabel('Reason, shown to the players').fill('Left early.');
  await score.getByRole('button', { name: 'Append the correction' }).click();
  await expect(score).toBeHidden();
  await expect.poll(() => guest.count('results_corrected')).toBe(3);
  for (const player of [host, guest]) player.leave();

  await page.getByRole('link', { name: 'Audit' }).click();
  const entries = page.getByRole('row').filter({ hasText: id });
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText('correct-score');
  await expect(entries.nth(1)).toContainText('regrade');
});

test('to everybody else the pages of operators do not exist', async ({ page }) => {
  for (const enterFirst of [false, true]) {
    if (enterFirst) await enter(page);
    for (const path of [
      '/operator',
      '/operator/search',
      '/operator/game?id=x',
      '/operator/reports',
      '/operator/audit',
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'This page is not one of the answers' })).toBeVisible();
    }
  }
});
