import { describe, expect, it } from '@jest/globals';
import { forTerminal, oneLine } from './terminal-text.js';

const HOSTILE = [
  ['clears the screen', '\u001b[2J'],
  ['sets the title', '\u001b]0;owned\u0007'],
  ['starts a control sequence with one character', '\u009b2J'],
  ['overwrites a line', 'good\rbad'],
  ['reverses the direction', '\u202etxt.exe\u2066'],
  ['is invisible', '\u200b\ufeff\u00ad'],
  ['is a tag', '\u{e0041}'],
  ['has Unicode line breaks', '\u2028\u2029\u0085'],
  ['is half a character', '\ud800'],
] as const;

describe('forTerminal', () => {
  it.each(HOSTILE)('escapes a text that %s', (_, text) => {
    expect(forTerminal(text)).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(forTerminal(JSON.stringify({ text })))).toEqual({ text });
  });

  it('keeps all other characters and line breaks', () => {
    const text = 'Zoë\n日本語 🐎 ٣ \\';
    expect(forTerminal(text)).toBe(text);
  });

  it('escapes line breaks as `oneLine`', () => {
    expect(oneLine('fine\n42 (off)')).toBe('fine\\u000a42 (off)');
  });
});
