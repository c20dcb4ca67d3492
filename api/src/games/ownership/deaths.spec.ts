import { expect, it } from '@jest/globals';
import { Deaths } from './deaths.js';

it('tells instances that have died from those that have just begun', () => {
  const deaths = new Deaths();
  deaths.look(new Set(['a', 'b']));
  expect(['a', 'b', 'new'].map((id) => deaths.isDead(id))).toEqual([false, false, false]);
  deaths.look(new Set(['a', 'new']));
  expect(['a', 'b', 'new'].map((id) => deaths.isDead(id))).toEqual([false, true, false]);
});

it('takes an instance for dead that nobody sees alive for some time', () => {
  const deaths = new Deaths();
  const verdicts = Array.from({ length: 6 }, () => {
    deaths.look(new Set(['a']));
    return deaths.isDead('gone before it was seen');
  });
  expect(verdicts).toEqual([false, false, false, false, false, true]);
});
