import { expect, it } from '@jest/globals';
import { parse } from './parse.js';
import { oidcStartQuery } from './sign-in-ways.js';

it.each(['/', '/play', '/multiplayer?code=K7Q4MX', '/Play/'])('leads back to the page %s', (from) => {
  expect(parse(oidcStartQuery, { from })).toEqual({ ok: true, value: { from } });
});

it.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example/play',
  '/\\evil.example',
  '/nowhere',
  '/oidc/start',
  `/play?${'a'.repeat(200)}`,
  ['/play'],
])('leads to the start page instead of %j', (from) => {
  expect(parse(oidcStartQuery, { from })).toEqual({ ok: true, value: { from: '/' } });
});
