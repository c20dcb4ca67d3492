import { describe, expect, it, jest } from '@jest/globals';
import { loginBody, registerBody } from './auth-messages.js';

const ann = { email: 'ann@example.org', username: 'Ann', password: 'correct horse' };
const messageFor = (change: object) => {
  const result = registerBody.safeParse({ ...ann, ...change });
  return result.success ? undefined : result.error.issues[0]?.message;
};

describe('registerBody', () => {
  it('trims fields, lower-cases the email and drops unknown fields', () => {
    const body = { ...ann, email: ' ANN@Example.org ', username: ' Zoe\u0308 ', operator: true };
    expect(registerBody.parse(body)).toEqual({ ...ann, username: 'Zoë' });
  });

  it.each(['Ann', 'Ann Lee', 'a.b_c-d', '李明', 'Зоя', 'हिन्दी', 'ไทย', 'Müller9', 'x'.repeat(24)])(
    'accepts the username %s',
    (username) => {
      expect(messageFor({ username })).toBeUndefined();
    },
  );

  it('measures a username in UTF-16 units of its NFC form', () => {
    expect(messageFor({ username: '\u{10400}'.repeat(12) })).toBeUndefined();
    expect(messageFor({ username: '\u{10400}'.repeat(13) })).toBe('Username must have 2 to 24 characters.');
    expect(messageFor({ username: 'e\u0301'.repeat(24) })).toBeUndefined();
    // In NFC this letter becomes two.
    expect(messageFor({ username: '\u0958'.repeat(13) })).toBe('Username must have 2 to 24 characters.');
  });

  it.each([
    ['a variation selector', 'Alice\ufe0f'],
    ['a grapheme joiner', 'Al\u034fice'],
    ['a supplementary variation selector', 'Alice\u{e0100}'],
    ['Hangul fillers alone', '\u3164\u3164'],
    ['a Hangul filler', 'Alice\u115f'],
    ['a Mongolian selector', 'Alice\u180b'],
    ['an invisible Khmer vowel', 'Alice\u17b4'],
    ['two spaces', 'Al  ice'],
    ['three marks in a row', 'Ali\u0336\u0337\u0338ce'],
    ['no letter and no digit', '-_.'],
    ['marks alone', '\u0336\u0337'],
  ])('refuses a username with %s', (_, username) => {
    expect(messageFor({ username })).toMatch(/^Username /);
  });

  it.each(['username', 'email'])('refuses a much too long %s without normalising it', (field) => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const marks = `a${'\u0301'.repeat(60_000)}${'\u0316'.repeat(60_000)}`;
    const message = messageFor({ [field]: marks });
    const lengths = normalize.mock.contexts.map((text) => String(text).length);
    normalize.mockRestore();
    expect(message).toMatch(/characters\.$/);
    expect(Math.max(0, ...lengths)).toBeLessThan(100);
  });

  it.each(['email', 'username', 'password'])('refuses an object with a hostile length as %s', (field) => {
    expect(messageFor({ [field]: { length: { valueOf: 1, toString: 1 } } })).toMatch(/is required\.$/);
  });

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

  it.each([
    ...['short', 'x'.repeat(129), ' ANN@example.org', '', undefined],
    ...['        ', '\u3000'.repeat(9), 'aaaaaaaa', '😀'.repeat(8), 'half of \ud800 a pair'],
  ])('refuses the password %j', (password) => {
    expect(messageFor({ password })).toMatch(/^Password /);
  });

  it('refuses the username as password, ignoring case', () => {
    expect(messageFor({ username: 'Ann Miller', password: 'ann miller' })).toBe(
      'Password must not be the email or the username.',
    );
  });
});

describe('loginBody', () => {
  it('refuses lone surrogates in a password, which would all have the same hash', () => {
    const body = { ...ann, password: 'correct horse \ud800' };
    expect(loginBody.safeParse(body).success).toBe(false);
  });

  it('accepts a password that is too weak for a new account, since the account may be older', () => {
    expect(loginBody.safeParse({ ...ann, password: 'aaaaaaaa' }).success).toBe(true);
  });

  it('accepts a body with or without keep_logged_in', () => {
    const { email, password } = ann;
    expect(loginBody.parse({ email, password })).toEqual({ email, password });
    expect(loginBody.parse({ email, password, keep_logged_in: true }).keep_logged_in).toBe(true);
  });
});
