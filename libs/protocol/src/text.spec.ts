import { describe, expect, it } from '@jest/globals';
import { text } from './text.js';

const accepts = (value: unknown) => text(4).safeParse(value).success;

describe('text', () => {
  it.each(['', 'four', 'né', '日本', '\u{1F600}\u{1F600}', 'a\nb', '\u202E', '\uFFFD'])(
    'takes %j',
    (value) => {
      expect(text(4).parse(value)).toBe(value);
    },
  );

  it.each(['a\0', '\0', '\uD83D', '\uDE00', '\uDE00\uD83D', 'a\uD83Db'])('refuses %j', (value) => {
    expect(accepts(value)).toBe(false);
  });

  it('counts UTF-16 units', () => {
    expect(accepts('fives')).toBe(false);
    expect(accepts('\u{1F600}\u{1F600}a')).toBe(false);
  });

  it.each([null, undefined, 1, true, ['a'], { length: 1 }])('refuses %j', (value) => {
    expect(accepts(value)).toBe(false);
  });
});
