import { describe, expect, it } from '@jest/globals';
import { pageStatus } from './web-pages.js';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const AXIOS = 'application/json, text/plain, */*';
const get = (url: string, accept?: string) =>
  pageStatus({ method: 'GET', url, headers: accept === undefined ? {} : { accept } });

describe('a page of the app', () => {
  it.each([BROWSER, '*/*', undefined, '', AXIOS, 'text/*', 'image/png'])(
    'is for who accepts %j',
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
  ])('is not for who accepts %j alone', (accept) => {
    expect(get('/login', accept)).toBeUndefined();
  });

  it('is nothing that is posted', () => {
    expect(pageStatus({ method: 'POST', url: '/login', headers: { accept: BROWSER } })).toBeUndefined();
  });
});

describe('any other path', () => {
  const paths = [
    '/auth/refresh',
    '/profile/history',
    '/profile/creations',
    '/get-custom-quizzes',
    '/nowhere',
  ];

  it.each(paths)('is left to calls for who does not ask for HTML: %s', (url) => {
    for (const accept of ['*/*', undefined, AXIOS, 'application/json'])
      expect(get(url, accept)).toBeUndefined();
  });

  it.each(paths)('is an unknown page in a browser: %s', (url) => {
    expect(get(url, BROWSER)).toBe(404);
  });

  it.each([
    '/metrics',
    '/healthz',
    '/readyz',
    '/socket.io/?EIO=4',
    '/assets/index-a1b2c3.js',
    '/favicon.svg',
  ])('of operators, sockets and files stays theirs: %s', (url) => {
    expect(get(url, BROWSER)).toBeUndefined();
  });
});
