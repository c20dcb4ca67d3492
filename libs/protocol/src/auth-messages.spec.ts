import { describe, expect, it } from '@jest/globals';
import { loginBody, registerBody } from './auth-messages.js';

const ann = { email: 'ann@example.org', username: 'Ann', password: 'correct horse' };
const messageFor = (change: object) => {
  const result = registerBody.safeParse({ ...ann, ...change });
  return result.success ? undefined : result.error.issues[0]?.message;
};

describe('registerBody', () => {
  it('trims, lower-cases the email, and drops what it does not know', () => {
    const body = { ...ann, email: ' ANN@Example.org ', username: ' Zoe\u0308 ', operator: true };
    expect(registerBody.parse(body)).toEqual({ ...ann, username: 'Zoë' });
  });

  it.each(['Ann', 'Ann Lee', 'a.b_c-d', '李明', 'Зоя', 'हिन्दी', 'ไทย', 'Müller9', 'x'.repeat(24)])(
    'takes the username %s',
    (username) => {
      expect(messageFor({ username })).toBeUndefined();
    },
  );

  it.each(['', ' a ', 'x'.repeat(25), '<b>Ann</b>', 'Ann\u202e', 'Ann\nLee', 'A\u0000n', 'Ann🐎', 7, null])(
    'refuses the username %j',
    (username) => {
      expect(messageFor({ username })).toMatch(/^Username /);
    },
  );

  it.each(['', 'ann', 'ann@', 'a b@example.org', `${'a'.repeat(250)}@b.co`, ['a@b.co']])(
    'refuses the email %j',
    (email) => {
      expect(messageFor({ email })).toMatch(/email/i);
    },
  );

  it.each(['short', 'x'.repeat(129), ' ANN@example.org', '', undefined])(
    'refuses the password %j',
    (password) => {
      expect(messageFor({ password })).toMatch(/^Password /);
    },
  );

  it('refuses the username as password, ignoring case', () => {
    expect(messageFor({ username: 'Ann Miller', password: 'ann miller' })).toBe(
      'Password must not be the email or the username.',
    );
  });
});

describe('loginBody', () => {
  it('takes keep_logged_in, and takes its absence', () => {
    const { email, password } = ann;
    expect(loginBody.parse({ email, password })).toEqual({ email, password });
    expect(loginBody.parse({ email, password, keep_logged_in: true }).keep_logged_in).toBe(true);
  });
});
