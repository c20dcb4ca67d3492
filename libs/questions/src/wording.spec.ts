import { describe, expect, it } from '@jest/globals';
import { asChoice, withArticle } from './wording.js';

describe('withArticle', () => {
  it.each(['apple', 'hour', 'umbrella', 'unkindness', 'unimportant thing', 'F-16', 'MP', '8-bit machine'])(
    'puts an before %s',
    (word) => {
      expect(withArticle(word)).toBe(`an ${word}`);
    },
  );

  it.each([
    'pear',
    'unicorn',
    'European',
    'ewe',
    'one-way street',
    'UFO',
    'uTorrent client',
    'user',
    'utility',
  ])('puts a before %s', (word) => {
    expect(withArticle(word)).toBe(`a ${word}`);
  });

  it.each(['the Rhine', 'an owl', 'a cat'])('keeps the article of %s', (text) => {
    expect(withArticle(text)).toBe(text);
  });
});

it('asChoice removes the article and capitalises names', () => {
  expect(['the Rhine', 'iron', 'iOS', 'macOS'].map(asChoice)).toEqual(['Rhine', 'Iron', 'iOS', 'macOS']);
});
