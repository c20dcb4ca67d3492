import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { newDatabase } from '../../src/testing/users.js';
import type { Goal, Result } from '../result.js';
import { MeasuredServer } from '../servers/measured-server.js';
import { percentile, rounded, shown, spread } from '../statistics.js';
import { type Ground, SECRET } from './scenario.js';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block' as const,
};
/** Lighthouse's "slow 4G" and its CPU slowdown. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_024 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;
/** A largest paint is the last one when none has followed for this long, ms. */
const SETTLED_MS = 2_500;
const ROUNDS = 5;
const GOAL_MS = 1_800;

interface Visit {
  path: string;
  /** Signs the browser in, or begins what the page shows. */
  before?: (context: BrowserContext) => Promise<void>;
}

/** How soon a phone that comes for the first time has painted the largest element of a page. */
export async function loading({ adminUrl, short }: Ground): Promise<Result> {
  const url = await newDatabase(adminUrl);
  const server = await MeasuredServer.full(url, SECRET, { QUESTION_PROVIDER: 'bank' });
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu'],
  });
  const baseURL = `http://127.0.0.1:${server.port}`;
  const goals: Goal[] = [];
  const figures: Record<string, string> = {};
  for (const [name, visit] of Object.entries(await visits(browser, baseURL))) {
    const paints: number[] = [];
    let bytes = 0;
    for (let round = 0; round < (short ? 1 : ROUNDS); round++) {
      const seen = await largestPaint(browser, baseURL, visit);
      paints.push(seen.ms);
      bytes = seen.bytes;
    }
    goals.push({ what: `ms, ${name}`, value: percentile(paints, 0.5), atMost: GOAL_MS });
    figures[name] = `${shown(spread(paints))} ms, ${rounded(bytes / 1_000)} kB`;
  }
  await browser.close();
  await server.end();
  return {
    scenario: 'loading',
    about: `the largest contentful paint on a phone with slow 4G, a CPU ${CPU_SLOWDOWN} times slower and an empty cache`,
    goals,
    ratios: {},
    figures,
    clientCore: 0,
    isVoid: false,
  };
}

async function visits(browser: Browser, baseURL: string): Promise<Record<string, Visit>> {
  const account = {
    email: `${randomUUID()}@example.org`,
    username: `Player ${randomUUID().slice(0, 8)}`,
    password: randomUUID(),
  };
  const first = await browser.newContext({ baseURL });
  await first.request.post('/register', { data: account });
  await first.close();
  const signIn = async (context: BrowserContext): Promise<string> => {
    const { access_token } = await (await context.request.post('/login', { data: account })).json();
    await context.addInitScript(() => localStorage.setItem('signed-in', '1'));
    return access_token;
  };
  return {
    'the landing page': { path: '/' },
    'a room link, visitor': { path: '/multiplayer?code=K7Q4MX' },
    'a room link, player': { path: '/multiplayer?code=K7Q4MX', before: async (c) => void (await signIn(c)) },
    'a running question': {
      path: '/singleplayer/play',
      before: async (context) => {
        const headers = { authorization: `Bearer ${await signIn(context)}` };
        await context.request.post('/quiz', { headers, data: { amount: 50, type: 'multiple' } });
      },
    },
  };
}

async function largestPaint(browser: Browser, baseURL: string, { path, before }: Visit) {
  const context = await browser.newContext({ ...PHONE, baseURL });
  await before?.(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path);
  const ms = await settledPaint(page);
  await context.close();
  return { ms, bytes };
}

/** The time of the page's last largest contentful paint, ms. */
const settledPaint = (page: Page): Promise<number> =>
  page.evaluate(
    (settled) =>
      new Promise<number>((resolve) => {
        let last = Number.NaN;
        let timer: ReturnType<typeof setTimeout>;
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last;
          clearTimeout(timer);
          timer = setTimeout(() => resolve(last), settled);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
    SETTLED_MS,
  );
