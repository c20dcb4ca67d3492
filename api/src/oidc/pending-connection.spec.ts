import { expect, it } from '@jest/globals';
import { opened, sealed } from './pending-connection.js';

const connection = {
  issuer: 'https://id.example',
  subject: '1',
  email: 'ada@school.example',
  expiresAt: 1_000,
};
const cookie = sealed(connection, 'secret');

it('is read until it expires', () => {
  expect(opened(cookie, 'secret', 999)).toEqual(connection);
  expect(opened(cookie, 'secret', 1_000)).toBeUndefined();
});

it.each([
  ['another content', `e30${cookie.slice(3)}`],
  ['no signature', cookie.split('.')[0] ?? ''],
  ['a short signature', cookie.slice(0, -4)],
  ['nothing', ''],
])('is refused with %s', (_, text) => {
  expect(opened(text, 'secret', 0)).toBeUndefined();
});

it('is refused with another secret', () => {
  expect(opened(cookie, 'other', 0)).toBeUndefined();
});
