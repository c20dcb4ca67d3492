import { afterEach, expect, it, jest } from '@jest/globals';
import config from '../../../vite.config.js';
import { send } from './send.js';

type Bypass = (request: { url: string; headers: Record<string, string> }) => string | undefined;
const { proxy = {} } = config.server ?? {};
const { bypass } = proxy['/'] as unknown as { bypass: Bypass };

afterEach(() => void jest.restoreAllMocks());

it('passes every call of the client to the API', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  await send('POST', '/report-question', {}, 'a.b.c');
  await send('GET', '/auth/refresh');
  for (const [url, init] of fetched.mock.calls) {
    expect(bypass({ url: String(url), headers: init?.headers as Record<string, string> })).toBeUndefined();
  }
});

it.each([
  ['/login', 'text/html,application/xhtml+xml,*/*;q=0.8'],
  ['/profile/history', 'text/html,*/*;q=0.8'],
  ['/src/main.tsx', '*/*'],
  ['/@vite/client', '*/*'],
])('leaves the page or module %s to Vite', (url, accept) => {
  expect(bypass({ url, headers: { accept } })).toBe(url);
});
