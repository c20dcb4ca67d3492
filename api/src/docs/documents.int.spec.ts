import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUDGETS } from '../limits/budgets.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { VERSION } from './about.js';

let server: StartedApp;
beforeAll(async () => {
  server = await startApp({ rateLimitScale: 1 });
});
afterAll(() => server?.close());

const PATHS = ['/openapi.json', '/asyncapi.json', '/docs'];
const get = (path: string, headers = {}) => fetch(server.url + path, { headers });

describe('the documents', () => {
  it.each(PATHS)('%s has an ETag, and is not sent again to a client that has cached it', async (path) => {
    const first = await get(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(path, { 'if-none-match': known });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('have the version in package.json', () => {
    const file = join(import.meta.dirname, '../../../package.json');
    expect(JSON.parse(readFileSync(file, 'utf8')).version).toBe(VERSION);
  });

  it('are refused over their budget', async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= BUDGETS.documents.points; n++) statuses.push((await get('/openapi.json')).status);
    expect(statuses.at(-1)).toBe(429);
    const over = await get('/docs');
    expect(over.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('the page', () => {
  let page: string;
  beforeAll(async () => {
    const other = await startApp();
    page = await (await fetch(`${other.url}/docs`)).text();
    await other.close();
  });

  it('has no script, and loads no other file', () => {
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|javascript:|src=/i);
  });

  it('shows each call and each message, and has no broken links', () => {
    for (const shown of ['/save-custom-quiz', '/profile/history/{id}', 'check_answer', 'answer_checked'])
      expect(page).toContain(`<code>${shown}</code>`);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
