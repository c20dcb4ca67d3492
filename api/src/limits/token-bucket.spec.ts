import { describe, expect, it } from '@jest/globals';
import { TokenBucket } from './token-bucket.js';
import { TokenBuckets } from './token-buckets.js';

const taken = (bucket: TokenBucket, tries: number) =>
  Array.from({ length: tries }, () => bucket.take()).filter(Boolean).length;

describe('TokenBucket', () => {
  it('starts full and has no more than its points', () => {
    expect(taken(new TokenBucket(20, 1, () => 5_000), 100)).toBe(20);
  });

  it('refills at a constant rate up to its capacity', () => {
    let now = 0;
    const bucket = new TokenBucket(20, 10, () => now);
    taken(bucket, 20);
    expect([bucket.isEmpty, bucket.isFull]).toEqual([true, false]);
    now += 2_500;
    expect(taken(bucket, 100)).toBe(5);
    now += 60_000;
    expect([bucket.isEmpty, bucket.isFull]).toEqual([false, true]);
    expect(taken(bucket, 100)).toBe(20);
  });

  it('takes several tokens at once or none', () => {
    const bucket = new TokenBucket(20, 1, () => 0);
    expect([bucket.take(15), bucket.take(6), bucket.take(5), bucket.take()]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('TokenBuckets', () => {
  it('counts each key separately', () => {
    const buckets = new TokenBuckets(() => new TokenBucket(1, 1, () => 0));
    expect(['ann', 'bob', 'ann'].map((key) => buckets.take(key))).toEqual([true, true, false]);
    expect(['ann', 'cid'].map((key) => buckets.isEmpty(key))).toEqual([true, false]);
  });

  it('evicts full buckets and no others', () => {
    let now = 0;
    const buckets = new TokenBuckets(() => new TokenBucket(2, 1, () => now));
    let most = 0;
    for (let n = 0; n < 20_000; n++) {
      now += 1;
      buckets.take(`${n}`);
      most = Math.max(most, buckets.size);
    }
    expect(most).toBeLessThanOrEqual(2_000);
    expect(Array.from({ length: 300 }, (_, n) => buckets.take(`${19_999 - n}`))).not.toContain(false);
    expect(Array.from({ length: 300 }, (_, n) => buckets.take(`${19_999 - n}`))).not.toContain(true);
  });
});
