import { expect, it } from '@jest/globals';
import { secondsAfter } from './backoff.js';

it('secondsAfter doubles with each try, up to an hour', () => {
  expect([1, 2, 3, 9, 10, 100].map(secondsAfter)).toEqual([10, 20, 40, 2_560, 3_600, 3_600]);
});
