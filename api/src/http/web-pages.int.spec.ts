import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { writeWebApp } from '../testing/web-app.js';

// Jest on Node 20 cannot load this ES module, which the static plugin needs for downloads only.
jest.mock('content-disposition', () => ({}), { virtual: true });

let server: StartedApp;
const folder = writeWebApp();
beforeAll(async () => {
  server = await startApp({ webFolder: folder, metricsToken: 'token' });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, accept: string, headers = {}) =>
  new Visitor(server.url).get(path, { accept, ...headers });
const browse = (path: string) => get(path, 'text/html,*/*;q=0.8');
const preview = (path: string, headers = {}) => get(path, '*/*', { 'user-agent': 'Slackbot', ...headers });

describe('the web app', () => {
  it('has no metrics for each of its files', async () => {
    const { body } = await new Visitor(server.url).get('/metrics', { authorization: 'Bearer token' });
    const routes = [...String(body).matchAll(/^fourtell_http_faults_total\{route="(.+)"\} 0$/gm)].map(
      ([, route]) => route,
    );
    expect(routes).toContain('/auth/refresh');
    expect(routes.filter((route) => route?.startsWith('/assets/') || route?.endsWith('.html'))).toEqual([]);
  });

  it.each(['/', '/login', '/quiz/create/setup'])('opens at %s', async (path) => {
    for (const { status, body, headers } of [await browse(path), await preview(path)]) {
      expect(status).toBe(200);
      expect(body).toContain('<div id="root"');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('vary')).toContain('accept');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    }
  });

  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/Register/', '/register'],
    ['/quiz/create/setup', '/login'],
    ['/multiplayer', '/login'],
    ['/multiplayer?code=K7Q4MX', '/join'],
    ['/Multiplayer/Lobby/?code=K7Q4MX', '/join'],
    ['/play?code=K7Q4MX', '/login'],
    ['/join', '/join'],
  ])('sends for %s the page %s, which a visitor sees', async (path, shown) => {
    expect((await browse(path)).body).toContain(`<div id="root" data-page="${shown}">`);
  });

  it.each(['/nowhere', '/auth/refresh'])('shows a browser that there is no page %s', async (path) => {
    const { status, body } = await browse(path);
    expect(status).toBe(404);
    expect(body).toContain('<div id="root">');
  });

  it.each([
    ['/auth/refresh', 401, 'unauthorized'],
    ['/profile/history', 401, 'unauthorized'],
    ['/nowhere', 404, 'not_found'],
  ])('does not replace the reply of the call %s', async (path, status, code) => {
    for (const accept of ['*/*', 'application/json, text/plain, */*'])
      expect(await get(path, accept)).toMatchObject({ status, body: { code } });
  });

  it('replies to HEAD with the headers of GET', async () => {
    const [asked, looked] = [await browse('/'), await new Visitor(server.url).call('HEAD', '/')];
    expect([looked.status, looked.body]).toEqual([200, '']);
    expect(looked.headers.get('content-length')).toBe(asked.headers.get('content-length'));
  });

  it('lets browsers cache hashed files forever', async () => {
    const { status, headers } = await new Visitor(server.url).get('/assets/index-a1b2c3.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('returns 404 for an unknown file', async () => {
    expect((await browse('/assets/index-old.js')).body.code).toBe('not_found');
    expect((await browse('/..%2f..%2fpackage.json')).body.code).toBe('not_found');
  });

  it('does not replace operators’ calls', async () => {
    expect((await browse('/healthz')).body).toEqual({ status: 'alive' });
  });
});

describe('the files that the page links to', () => {
  it.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/link-preview.png', 'image/png'],
    ['/robots.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('include %s', async (path, type) => {
    const { status, headers } = await preview(path);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
  });

  it('include all icons of the manifest, in the stated size', async () => {
    const answer = await fetch(`${server.url}/manifest.webmanifest`);
    const { icons } = (await answer.json()) as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes);
  });

  it('include the preview’s picture, in the stated size', async () => {
    const { body } = await preview('/');
    const size = ['width', 'height'].map((name) => contentOf(String(body), `og:image:${name}`));
    expect(await sizeOf('/link-preview.png')).toBe(size.join('x'));
  });
});

describe('the preview of a link', () => {
  it('has a title, a description and a picture with an absolute URL', async () => {
    const html = String((await preview('/')).body);
    expect(contentOf(html, 'og:title')).toBe('Fourtell');
    expect(contentOf(html, 'og:description')).toMatch(/quiz/);
    expect(contentOf(html, 'og:image')).toBe(`${server.url}/link-preview.png`);
  });

  it('uses the Host header only if it is well-formed', async () => {
    const behind = await startApp({ webFolder: folder, trustProxy: ['127.0.0.1'] });
    try {
      const imageFor = async (host: string) => {
        const headers = { accept: '*/*', 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
        const { body } = await new Visitor(behind.url).get('/', headers);
        return contentOf(String(body), 'og:image');
      };
      expect(await imageFor('quiz.example')).toBe('https://quiz.example/link-preview.png');
      expect(await imageFor('x"><script>')).toBe('/link-preview.png');
    } finally {
      await behind.close();
    }
  });
});

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)" />`).exec(html)?.[1];

/** The size of a PNG as `width x height`, read from its header. */
async function sizeOf(path: string): Promise<string> {
  const png = Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
