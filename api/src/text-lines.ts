/** A line is longer than any that is expected. */
export class LongLine extends Error {}

/** The lines of a text that arrives in pieces. Holds at most one line of `most` characters. @throws LongLine */
export async function* textLines(text: AsyncIterable<string>, most: number): AsyncGenerator<string> {
  let rest = '';
  let number = 1;
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    number += lines.length;
    if (rest.length > most) throw new LongLine(`line ${number} is too long`);
  }
  if (rest !== '') yield rest;
}
