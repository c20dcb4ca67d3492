import { expect, it } from '@jest/globals';
import { bandOf } from './use-countdown.js';

it.each([
  [100, 'green'],
  [67, 'green'],
  [66, 'amber'],
  [34, 'amber'],
  [33, 'red'],
  [0, 'red'],
])('with %i %% of the time left the bar is %s', (left, band) => {
  expect(bandOf(left, 100)).toBe(band);
});
