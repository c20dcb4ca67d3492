import { randomInt } from 'node:crypto';

/** Without vowels and characters that look alike. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const LENGTH = 6;

export const newRoomCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const FORM = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Whether a room can have this code. */
export const isRoomCode = (code: string): boolean => FORM.test(code);

/** The code that was typed: case, spaces and dashes do not matter. */
export const typedRoomCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
