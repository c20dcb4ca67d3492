import { describe, expect, it } from '@jest/globals';
import { isCommonPassword, Passwords } from './passwords.js';

describe('Passwords', () => {
  it('verifies the hashed password and no other', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash('correct horse');
    expect(await passwords.verify(hash, 'correct horse')).toBe(true);
    expect(await passwords.verify(hash, 'wrong horse')).toBe(false);
  });

  it('verifies no password for an unknown user', async () => {
    expect(await new Passwords().verify(undefined, 'nobody has this password')).toBe(false);
  });

  it('refuses with 503 while its queue is full', async () => {
    const passwords = new Passwords({ atOnce: 1, mostWaiting: 2 });
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => passwords.hash('correct horse')),
    );
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(results.at(-1)).toMatchObject({ reason: { status: 503 } });
    await expect(passwords.hash('correct horse')).resolves.toMatch(/^\$argon2id\$/);
  });
});

describe('isCommonPassword', () => {
  it('ignores case', () => {
    expect(['password', 'PassWord1', 'iloveyou'].map(isCommonPassword)).toEqual([true, true, true]);
    expect(['correct horse', ''].map(isCommonPassword)).toEqual([false, false]);
  });

  it.each(['Passw0rd!', 'P@$$word', 'password!!!', ' iloveyou ', 'L3tM31n', 'qwertyuiop?'])(
    'recognises the disguise %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['Tr0ub4dor&3', 'monkey see monkey do', '!!!!....----'])('accepts %j', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
