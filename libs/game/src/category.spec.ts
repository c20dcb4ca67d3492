import { describe, expect, it } from '@jest/globals';
import { CATEGORIES, categoryName } from './category.js';

describe('categories', () => {
  it('are 24, with the ids 9 to 32 in order and distinct names', () => {
    expect(CATEGORIES.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, i) => i + 9));
    expect(new Set(CATEGORIES.map(({ name }) => name)).size).toBe(24);
  });

  it.each([
    [9, 'General Knowledge'],
    [10, 'Entertainment: Books'],
    [17, 'Science & Nature'],
    [18, 'Science: Computers'],
    [22, 'Geography'],
    [23, 'History'],
    [28, 'Vehicles'],
    [31, 'Entertainment: Japanese Anime & Manga'],
    [32, 'Entertainment: Cartoon & Animations'],
    [undefined, 'Any Category'],
  ])('%s is %s', (id, name) => {
    expect(categoryName(id)).toBe(name);
  });

  it('name every id of the list', () => {
    for (const { id, name } of CATEGORIES) expect(categoryName(id)).toBe(name);
  });
});
