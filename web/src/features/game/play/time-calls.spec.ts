import { expect, it } from '@jest/globals';
import { MIN_TIMER } from '#protocol/limits';
import { passedCall, timeCalls } from './time-calls.js';

it.each([
  [5, [4, 2]],
  [15, [10, 5]],
  [20, [14, 10, 7, 5]],
  [25, [17, 10, 5]],
  [30, [20, 10, 5]],
  [120, [80, 40, 10, 5]],
])('a question of %i seconds has its calls at %j', (total, calls) => {
  expect(timeCalls(total)).toEqual(calls);
});

it('never has two calls within a second of each other', () => {
  for (let total = MIN_TIMER; total <= 360; total++) {
    const calls = timeCalls(total);
    for (const [i, call] of calls.entries()) expect((calls[i - 1] ?? Infinity) - call).toBeGreaterThan(1);
  }
});

it('passes a call once, also if the countdown skips its second', () => {
  const calls = timeCalls(20);
  const passed = [20, 15, 14, 13, 11, 9, 8, 5, 4].map((seconds) => passedCall(calls, seconds));
  expect(passed).toEqual([undefined, undefined, 14, 14, 14, 10, 10, 5, 5]);
});
