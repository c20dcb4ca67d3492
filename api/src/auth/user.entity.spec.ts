import { describe, expect, it } from '@jest/globals';
import { usernameKey } from './user.entity.js';

describe('usernameKey', () => {
  it.each([
    ['Ann', 'aNN'],
    ['Ann', 'Ａｎｎ'],
    ['Zoë', 'Zoe\u0308'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['ﬁnn', 'Finn'],
  ])('returns the same key for %s and %s', (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other));
  });

  it.each([
    ['Ann', 'Anna'],
    ['Zoë', 'Zoe'],
    ['a b', 'ab'],
  ])('returns different keys for %s and %s', (one, other) => {
    expect(usernameKey(one)).not.toBe(usernameKey(other));
  });
});
