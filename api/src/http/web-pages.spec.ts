import { describe, expect, it } from '@jest/globals';
import { pageStatus } from './web-pages.js';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const AXIOS = 'application/json, text/plain, */*';
const get = (url: string, accept?: string) =>
  pageStatus({ method: 'GET', url, headers: accept === undefined ? {} : { accept } });

describe('pageStatus of a page of the app', () => {
  it.each([BROWSER, '*/*', undefined, '', AXIOS, 'text/*', 'image/png'])(
    'is 200 for a client that accepts %j',
    (accept) => {
      for (const url of ['/', '/login', '/quiz/create/setup/', '/multiplayer/lobby?code=B2C3D4'])
        expect(get(url, accept)).toBe(200);
      expect(pageStatus({ method: 'HEAD', url: '/', headers: {} })).toBe(200);
    },
  );

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/problem+json, application/json',
  ])('is undefined for a client that accepts %j alone', (accept) => {
    expect(get('/login', accept)).toBeUndefined();
  });

  it('is undefined for a POST', () => {
    expect(pageStatus({ method: 'POST', url: '/login', headers: { accept: BROWSER } })).toBeUndefined();
  });
});

describe('pageStatus of any other path', () => {
  const paths = [
    '/auth/refresh',
    '/profile/history',
    '/profile/creations',
    '/get-custom-quizzes',
    '/nowhere',
  ];

  it.each(paths)('is undefined for a client that does not ask for HTML: %s', (url) => {
    for (const accept of ['*/*', undefined, AXIOS, 'application/json'])
      expect(get(url, accept)).toBeUndefined();
  });

  it.each(paths)('is 404 in a browser: %s', (url) => {
    expect(get(url, BROWSER)).toBe(404);
  });

  it.each([
    '/metrics',
    '/healthz',
    '/readyz',
    '/docs',
    '/openapi.json',
    '/socket.io/?EIO=4',
    '/assets/index-a1b2c3.js',
    '/favicon.svg',
  ])('is undefined for operators’ calls, sockets and files: %s', (url) => {
    expect(get(url, BROWSER)).toBeUndefined();
  });
});
