import { describe, expect, it } from '@jest/globals';
import { TokenBucket } from './token-bucket.js';

const taken = (bucket: TokenBucket, tries: number) =>
  Array.from({ length: tries }, () => bucket.take()).filter(Boolean).length;

describe('a token bucket', () => {
  it('gives a second’s worth at once, and no more', () => {
    expect(taken(new TokenBucket(20, () => 5_000), 100)).toBe(20);
  });

  it('fills evenly, and never over the brim', () => {
    let now = 0;
    const bucket = new TokenBucket(20, () => now);
    taken(bucket, 20);
    now += 250;
    expect(taken(bucket, 100)).toBe(5);
    now += 60_000;
    expect(taken(bucket, 100)).toBe(20);
  });
});
