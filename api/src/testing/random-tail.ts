import { randomUUID } from 'node:crypto';

/** They make no words: the filter of names refuses some hexadecimal numbers. */
const LETTERS = 'dghjkmnpqrtvwxyz';

/** The end of a name that nobody else has. */
export const randomTail = (): string =>
  randomUUID()
    .slice(0, 8)
    .replace(/./g, (digit) => LETTERS[Number.parseInt(digit, 16)] ?? '');
