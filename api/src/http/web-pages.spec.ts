import { describe, expect, it } from '@jest/globals';
import { isPageRequest } from './web-pages.js';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('isPageRequest', () => {
  it.each(['/', '/login', '/quiz/create/setup', '/auth/refresh', '/multiplayer/lobby?code=B2C3D4'])(
    'is true for a browser at %s',
    (url) => {
      expect(isPageRequest({ method: 'GET', url, headers: html })).toBe(true);
    },
  );

  it.each(['/metrics', '/healthz', '/readyz', '/socket.io/?EIO=4'])('leaves %s alone', (url) => {
    expect(isPageRequest({ method: 'GET', url, headers: html })).toBe(false);
  });

  it.each(['/assets/index-a1b2c3.js', '/favicon.svg'])('leaves the file %s alone', (url) => {
    expect(isPageRequest({ method: 'GET', url, headers: html })).toBe(false);
  });

  it('leaves calls alone', () => {
    expect(isPageRequest({ method: 'POST', url: '/login', headers: html })).toBe(false);
    expect(isPageRequest({ method: 'GET', url: '/profile/history', headers: { accept: '*/*' } })).toBe(false);
    expect(isPageRequest({ method: 'GET', url: '/profile/history', headers: {} })).toBe(false);
  });
});
