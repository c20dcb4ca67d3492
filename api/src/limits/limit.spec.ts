import { describe, expect, it } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Limit } from './limit.js';

describe('Limit', () => {
  it('calls onUsedUp once for each key, whatever the number of points', async () => {
    let calls = 0;
    const limit = new Limit(new RateLimiterMemory({ points: 5, duration: 60 }), () => calls++);
    const taken = async (key: string, points: number) => [await limit.allows(key, points), calls];
    expect(await taken('ann', 4)).toEqual([true, 0]);
    expect(await taken('ann', 3)).toEqual([false, 1]);
    for (let n = 0; n < 3; n++) expect(await taken('ann', 1)).toEqual([false, 1]);
    expect(await taken('bob', 5)).toEqual([true, 1]);
    expect(await taken('bob', 1)).toEqual([false, 2]);
  });
});
