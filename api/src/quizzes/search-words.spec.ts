import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { MAX_SEARCH_LENGTH } from '#protocol/limits';
import { prefixQueries, searchWords } from './search-words.js';

describe('searchWords', () => {
  it.each([
    ['All about Cats', ['all', 'about', 'cats']],
    ['Café CRÈME', ['cafe', 'creme']],
    ['Straße, Σίσυφος', ['strasse', 'σισυφοσ']],
    ['ПРИВЕТ, ёлка', ['привет', 'елка']],
    ['Ｆｕｌｌ ﬁne ②', ['full', 'fine', '2']],
    ['snake_case-word', ['snake', 'case', 'word']],
    ['C++ & C#', ['c']],
    ['日本の歴史 が', ['日本の歴史', 'が']],
    ['हिन्दी', ['हिन्दी']],
    ['한국어', ['한국어']],
    ['!?', []],
    ['', []],
  ])('returns for %j the words %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});

describe('prefixQueries', () => {
  it('returns every word as a prefix', () => {
    expect(prefixQueries('  Cats AND dogs ')).toEqual(["'cats':*", "'and':*", "'dogs':*"]);
  });

  it('returns nothing for a text without words', () => {
    expect(prefixQueries(" &|!:*'() ")).toEqual([]);
  });

  it('escapes operators', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: MAX_SEARCH_LENGTH }), (typed) => {
        for (const query of prefixQueries(typed)) expect(query).toMatch(/^'[^'\\&|!:*()<>\s]+':\*$/);
      }),
    );
  });
});
