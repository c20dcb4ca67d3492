import { expect, it } from '@jest/globals';
import { readChallenge, signChallenge, type Use } from './signed-challenge.js';

const use: Use = { purpose: 'sign-in', userId: '', device: 'phone' };
const challenge = Buffer.from(signChallenge(use, 1_000, 'secret')).toString('base64url');

it('is read with its expiry', () => {
  expect(readChallenge(use, challenge, 'secret', 999)).toEqual({ id: expect.any(String), expiresAt: 1_000 });
});

it('differs each time', () => {
  const other = Buffer.from(signChallenge(use, 1_000, 'secret')).toString('base64url');
  const id = (text: string) => readChallenge(use, text, 'secret', 0)?.id;
  expect(id(other)).not.toBe(id(challenge));
});

it.each([
  ['after it has expired', use, challenge, 'secret', 1_000],
  ['for another purpose', { ...use, purpose: 'register' as const }, challenge, 'secret', 0],
  ['for another user', { ...use, userId: 'ann' }, challenge, 'secret', 0],
  ['in another browser', { ...use, device: 'desk' }, challenge, 'secret', 0],
  ['with another secret', use, challenge, 'other', 0],
  ['if a byte has changed', use, `AAAA${challenge.slice(4)}`, 'secret', 0],
  ['if it is cut', use, challenge.slice(0, -4), 'secret', 0],
  ['if it is empty', use, '', 'secret', 0],
])('is refused %s', (_, asked, text, secret, now) => {
  expect(readChallenge(asked, text, secret, now)).toBeUndefined();
});
