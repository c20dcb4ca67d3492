import { describe, expect, it, jest } from '@jest/globals';
import { filledText, text, trimmedText, writtenText } from './text.js';

const accepts = (value: unknown) => text(4).safeParse(value).success;

describe('text', () => {
  it.each(['', 'four', 'né', '日本', '\u{1F600}\u{1F600}', 'a\nb', '\u202E', '\uFFFD'])(
    'accepts %j',
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

describe('writtenText, filledText and trimmedText', () => {
  const kinds = [writtenText, filledText, trimmedText];
  const marks = `a${'\u0301'.repeat(40_000)}${'\u0316'.repeat(40_000)}`;

  it('refuse a much too long text without normalising it', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const accepted = kinds.map((kind) => kind(500).safeParse(marks).success);
    const count = normalize.mock.calls.length;
    normalize.mockRestore();
    expect([accepted, count]).toEqual([[false, false, false], 0]);
  });

  it('measure a text in NFC', () => {
    for (const kind of kinds) {
      expect(kind(4).parse('e\u0301'.repeat(4))).toBe('éééé');
      expect(kind(4).safeParse('\u0958'.repeat(3)).success).toBe(false);
    }
  });

  it('remove direction controls and stacked marks', () => {
    for (const kind of kinds) {
      expect(kind(40).parse('a\u202e b\u2066c')).toBe('a bc');
      expect(kind(40).parse(`a${'\u0336'.repeat(20)}b`)).toBe(`a${'\u0336'.repeat(5)}b`);
    }
  });

  it.each(['\u200b', '\u3164\u3164', ' \u2800 ', '\u202e', '\ufe0f', '\u{e0100}'])(
    'treat the invisible text %j as empty',
    (unseen) => {
      expect(filledText(4).safeParse(unseen).success).toBe(false);
      expect(trimmedText(4).parse(unseen)).toBe('');
    },
  );

  it.each(['می‌خواهم', 'क्‍ष', '👩‍👩‍👧', '❤️‍🔥', 'שלום\u200f!'])('keep %s', (value) => {
    for (const kind of kinds) expect(kind(40).parse(value)).toBe(value);
  });
});
