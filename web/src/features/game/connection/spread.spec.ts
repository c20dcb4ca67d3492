import { expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { spread } from './spread.js';

it('lies within half and one and a half of the time', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (lot) => {
      const ms = spread(1_000, () => lot);
      expect(ms).toBeGreaterThanOrEqual(500);
      expect(ms).toBeLessThanOrEqual(1_500); // the last lot below 1 is rounded up
    }),
  );
});
