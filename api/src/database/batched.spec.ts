import { expect, it, jest } from '@jest/globals';
import { batched } from './batched.js';

it('reads the keys of one turn at once, also equal ones', async () => {
  const readAll = jest.fn(async (keys: readonly number[]) => keys.map((key) => -key));
  const read = batched(readAll);
  expect(await Promise.all([1, 2, 1].map(read))).toEqual([-1, -2, -1]);
  expect(await read(1)).toBe(-1);
  expect(readAll.mock.calls).toEqual([[[1, 2, 1]], [[1]]]);
});

it('reads at most 500 keys at once', async () => {
  const sizes: number[] = [];
  const read = batched(async (keys: readonly number[]) => {
    sizes.push(keys.length);
    return [...keys];
  });
  const keys = Array.from({ length: 1_001 }, (_, n) => n);
  expect(await Promise.all(keys.map(read))).toEqual(keys);
  expect(sizes).toEqual([500, 500, 1]);
});

it('fails for all keys of a read that fails, and works again afterwards', async () => {
  const readAll = jest.fn(async (keys: readonly number[]) => [...keys]);
  readAll.mockRejectedValueOnce(new Error('no database'));
  const read = batched(readAll);
  const results = await Promise.allSettled([read(1), read(2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(1)).toBe(1);
});
