import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';

// Jest on Node 20 cannot load this ES module from the static plugin, which needs it for downloads only.
jest.mock('content-disposition', () => ({}), { virtual: true });

let server: StartedApp;
const folder = mkdtempSync(join(tmpdir(), 'web-pages-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Fourtell</title>');
  writeFileSync(join(folder, 'assets', 'index-a1b2c3.js'), 'export {};');
  server = await startApp({ webFolder: folder });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

const browse = (path: string) => new Visitor(server.url).get(path, { accept: 'text/html,*/*;q=0.8' });

describe('the web app', () => {
  it.each(['/', '/login', '/quiz/create/setup', '/auth/refresh'])('opens at %s', async (path) => {
    const { status, body, headers } = await browse(path);
    expect([status, body]).toEqual([200, '<title>Fourtell</title>']);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('keeps hashed files for ever', async () => {
    const { status, headers } = await new Visitor(server.url).get('/assets/index-a1b2c3.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('answers 404 for a file that is not there', async () => {
    expect((await browse('/assets/index-old.js')).body.code).toBe('not_found');
    expect((await browse('/..%2f..%2fpackage.json')).body.code).toBe('not_found');
  });

  it('does not stand in for operators’ addresses', async () => {
    expect((await browse('/healthz')).body).toEqual({ status: 'alive' });
  });
});
