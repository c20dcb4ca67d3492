import { describe, expect, it } from '@jest/globals';
import { delayAfter } from './throttle.js';

describe('delayAfter', () => {
  it('is nothing for five failures, then doubles up to five minutes', () => {
    expect([1, 5, 6, 7, 8, 9, 14, 15, 1_000].map(delayAfter)).toEqual([0, 0, 1, 2, 4, 8, 256, 300, 300]);
  });
});
