import { describe, expect, it } from '@jest/globals';
import { addressKey, delayAfter } from './throttle.js';

describe('delayAfter', () => {
  it('is nothing for five failures, then doubles up to five minutes', () => {
    expect([1, 5, 6, 7, 8, 9, 14, 15, 1_000].map(delayAfter)).toEqual([0, 0, 1, 2, 4, 8, 256, 300, 300]);
  });
});

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
