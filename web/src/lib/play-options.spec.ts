import { afterEach, expect, it } from '@jest/globals';
import { type PlayOptions, recalledOptions, rememberOptions } from './play-options.js';
import { remember } from './storage.js';

afterEach(() => remember('play-options', null));

it('uses normal timers and the pace `reading` until the player chooses', () => {
  expect(recalledOptions()).toEqual({ pace: 'reading', time: 1 });
});

it.each<PlayOptions>([
  { pace: 'manual', time: 0 },
  { pace: 'auto', time: 3 },
  { pace: 'reading', time: 2 },
])('recalls %j', (options) => {
  rememberOptions(options);
  expect(recalledOptions()).toEqual(options);
});

it.each(['', 'fast 9', 'manual', '{"pace":"auto"}'])('ignores the unknown values in "%s"', (kept) => {
  remember('play-options', kept);
  const { pace, time } = recalledOptions();
  expect([pace, time]).toEqual([kept === 'manual' ? 'manual' : 'reading', 1]);
});
