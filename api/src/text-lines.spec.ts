import { describe, expect, it } from '@jest/globals';
import { LongLine, textLines } from './text-lines.js';

async function* inPieces(...pieces: string[]) {
  yield* pieces;
}

describe('textLines', () => {
  it.each([
    [['a\nb\n'], ['a', 'b']],
    [
      ['a', 'b\nc', '', '\n\nd'],
      ['ab', 'c', '', 'd'],
    ],
    [[], []],
    [['a'], ['a']],
  ])('splits %j', async (pieces, lines) => {
    const found: string[] = [];
    for await (const line of textLines(inPieces(...pieces), 2)) found.push(line);
    expect(found).toEqual(lines);
  });

  it('refuses a line that does not end, and says which', async () => {
    const lines = textLines(inPieces('a\nb', 'bb', 'b'), 3);
    expect((await lines.next()).value).toBe('a');
    await expect(lines.next()).rejects.toThrow(new LongLine('line 2 is too long'));
  });
});
