import { describe, expect, it } from '@jest/globals';
import { username } from '#protocol/auth-messages';
import { parse } from '#protocol/parse';
import { isOffensive } from '../games/live/chat-filter.js';
import { seededRandom } from '../testing/seeded-random.js';
import { numbered, numbersToTry, someNames } from './guest-names.js';

const isUsername = (name: string) => {
  const parsed = parse(username, name);
  return parsed.ok && parsed.value === name;
};

describe('numbered', () => {
  it('puts the number behind the name', () => {
    expect(numbered('Alex', 2)).toBe('Alex 2');
  });

  it.each([
    'x'.repeat(24),
    `${'x'.repeat(21)} yz`,
    '\u{10400}'.repeat(12),
    'नमस्ते'.repeat(4),
    `${'_.'.repeat(11)}ab`,
  ])('shortens %s to a username', (name) => {
    for (const number of [2, 30, 1_000_000]) {
      expect(numbered(name, number)).toMatch(new RegExp(` ${number}$`));
      expect(isUsername(numbered(name, number))).toBe(true);
    }
  });
});

describe('numbersToTry', () => {
  it('begins with all numbers in order, and then draws from ever more', () => {
    const random = seededRandom();
    const [first = [], second = [], ...others] = numbersToTry(() => random.next());
    const near = [...first, ...second];
    expect(near).toEqual(near.map((_, n) => n + 2));
    for (const numbers of others) expect(Math.min(...numbers)).toBeGreaterThan(near.length);
    expect(Math.max(...others.flat())).toBeGreaterThan(100_000);
    expect([first, second, ...others].every((numbers) => numbers.length <= 300)).toBe(true);
  });
});

describe('someNames', () => {
  it('returns distinct usernames, which the filter accepts', () => {
    const random = seededRandom();
    const names = someNames(() => random.next());
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !isUsername(name) || isOffensive(name))).toEqual([]);
  });
});
