import { describe, expect, it } from '@jest/globals';
import { forTerminal, oneLine } from './terminal-text.js';

const HOSTILE = [
  ['clears the screen', '\u001b[2J'],
  ['sets the title', '\u001b]0;owned\u0007'],
  ['begins a sequence in one character', '\u009b2J'],
  ['goes back over a line', 'good\rbad'],
  ['turns the text around', '\u202etxt.exe\u2066'],
  ['is shown as nothing', '\u200b\ufeff\u00ad'],
  ['is a tag', '\u{e0041}'],
  ['breaks lines its own way', '\u2028\u2029\u0085'],
  ['is half a character', '\ud800'],
] as const;

describe('a text for a terminal', () => {
  it.each(HOSTILE)('is harmless when it %s', (_, text) => {
    expect(forTerminal(text)).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(forTerminal(JSON.stringify({ text })))).toEqual({ text });
  });

  it('keeps every other letter, and our lines', () => {
    const text = 'Zoë\n日本語 🐎 ٣ \\';
    expect(forTerminal(text)).toBe(text);
  });

  it('stays on its line where somebody else wrote it', () => {
    expect(oneLine('fine\n42 (off)')).toBe('fine\\u000a42 (off)');
  });
});
