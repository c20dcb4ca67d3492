import { describe, expect, it } from '@jest/globals';
import { skeletonsOf } from './skeletons.js';

const alike = (one: string, other: string) => {
  const of = new Set(skeletonsOf(other));
  return skeletonsOf(one).some((skeleton) => of.has(skeleton));
};

describe('skeletonsOf', () => {
  it.each([
    ['Alice', '\u0410lice', 'a Cyrillic А'],
    ['Alice', '\u0430LICE', 'a Cyrillic а, and another case'],
    ['BOB', '\u0412\u041e\u0412', 'Cyrillic capitals'],
    ['Ilse', 'llse', 'I and l'],
    ['Bob', 'B0b', 'O and 0'],
    ['Corner', 'Comer', 'rn and m'],
    ['Zo\u00eb', 'Zoe\u0308', 'a letter in two parts'],
    ['\u039fdos', 'Odos', 'a Greek Ο'],
    ['Ann', '\uff21nn', 'a wide letter'],
    ['Miriam', 'Mi\u0307ri\u0307am', 'a dot above i'],
    ['Miriam', 'M\u0131\u0307riam', 'a dot above a dotless i'],
    ['Mirjam', 'Mirj\u0307am', 'a dot above j'],
  ])('returns a common skeleton for %s and %s: %s', (one, other) => {
    expect(alike(one, other)).toBe(true);
  });

  it.each([
    ['Ann', 'Anna'],
    ['Zo\u00eb', 'Zoe'],
    ['\u0417\u043e\u044f', '\u041b\u0435\u0432'],
    ['\u674e\u660e', '\u738b\u660e'],
    ['Player 2', 'Player 3'],
  ])('returns different skeletons for %s and %s', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });
});
