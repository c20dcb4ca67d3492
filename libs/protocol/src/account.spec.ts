import { describe, expect, it } from '@jest/globals';
import { deleteAccountBody, forgotBody, passwordBody, patchAccountBody, resetBody } from './account.js';

describe('patchAccountBody', () => {
  it('accepts any of its fields, and normalizes them like registration', () => {
    expect(patchAccountBody.parse({})).toEqual({});
    const body = { username: ' Zoe\u0308 ', email: ' ANN@Example.org ', password_now: 'x', operator: true };
    expect(patchAccountBody.parse(body)).toEqual({
      username: 'Zoë',
      email: 'ann@example.org',
      password_now: 'x',
    });
  });

  it.each([{ username: 'A' }, { username: null }, { email: 'ann' }, { password_now: 7 }, 'Ann', null])(
    'refuses %j',
    (body) => {
      expect(patchAccountBody.safeParse(body).success).toBe(false);
    },
  );
});

it('refuses a new password that registration would refuse, but accepts it as the current password', () => {
  const bodies = [{ password_now: 'short', password: 'correct horse' }, { password: 'short' }];
  expect(bodies.map((body) => passwordBody.safeParse(body).success)).toEqual([true, false]);
});

it('accepts a deletion without a password, which accounts without one send', () => {
  expect(deleteAccountBody.parse({})).toEqual({});
});

it('bounds the email and the token of a reset', () => {
  expect(forgotBody.safeParse({ email: `${'a'.repeat(250)}@b.co` }).success).toBe(false);
  expect(resetBody.safeParse({ token: 'x'.repeat(65), password: 'correct horse' }).success).toBe(false);
  expect(resetBody.safeParse({ token: 'x'.repeat(43), password: 'correct horse' }).success).toBe(true);
});
