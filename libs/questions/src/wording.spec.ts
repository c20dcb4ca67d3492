import { describe, expect, it } from '@jest/globals';
import { asChoice, withArticle } from './wording.js';

describe('an article', () => {
  it.each(['apple', 'hour', 'umbrella', 'unkindness', 'unimportant thing', 'F-16', 'MP', '8-bit machine'])(
    'is an before %s',
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
  ])('is a before %s', (word) => {
    expect(withArticle(word)).toBe(`a ${word}`);
  });

  it.each(['the Rhine', 'an owl', 'a cat'])('stays where there is one: %s', (text) => {
    expect(withArticle(text)).toBe(text);
  });
});

it('a choice begins with a capital, without its article', () => {
  expect(['the Rhine', 'iron', 'iOS', 'macOS'].map(asChoice)).toEqual(['Rhine', 'Iron', 'iOS', 'macOS']);
});
