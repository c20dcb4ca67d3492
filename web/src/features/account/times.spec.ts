import { expect, it } from '@jest/globals';
import { ago, day } from './times.js';

const NOW = Date.parse('2030-06-15T12:00:00Z');

it.each([
  ['2030-06-15T11:59:30Z', 'a moment ago'],
  ['2030-06-15T11:58:59Z', '1 minute ago'],
  ['2030-06-15T10:00:00Z', '2 hours ago'],
  ['2030-06-14T11:00:00Z', 'yesterday'],
  ['2030-06-06T12:00:00Z', '9 days ago'],
  ['2030-06-15T12:00:05Z', 'a moment ago'],
])('says when %s was', (at, words) => {
  expect(ago(at, NOW)).toBe(words);
});

it('names the year of a day unless it is this year', () => {
  expect(day('2030-01-14T12:00:00Z', new Date(NOW))).toBe('Jan 14');
  expect(day('2028-09-03T12:00:00Z', new Date(NOW))).toBe('Sep 3, 2028');
});
