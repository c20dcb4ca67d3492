import { describe, expect, it } from '@jest/globals';
import { pointsFor, timeLeft } from './scoring.js';

describe('points', () => {
  it.each([
    [20_000, 10],
    [15_001, 10],
    [15_000, 8],
    [14_999, 7],
    [13_000, 7],
    [12_999, 6],
    [10_000, 5],
    [3_000, 2],
    [2_999, 1],
    [1_000, 1],
    [999, 1],
    [1, 1],
    [0, 1],
  ])('[S1] a right answer with %i of 20,000 ms left gives %i', (left, points) => {
    expect(pointsFor(true, left, 20_000)).toBe(points);
  });

  it.each([5, 7, 15, 25, 30, 120])('[S1] exactly 75 %% of %i s is not more than 75 %%', (timer) => {
    expect(pointsFor(true, timer * 750, timer * 1000)).toBe(8);
    expect(pointsFor(true, timer * 750 + 1, timer * 1000)).toBe(10);
  });

  it('[S1] a wrong answer gives none, however fast', () => {
    expect(pointsFor(false, 20_000, 20_000)).toBe(0);
  });

  it.each([5, 15, 20, 25, 30, 120])(
    '[S2] are whole numbers from 1 to 10 that never increase with the delay (%i s)',
    (timer) => {
      let before = 10;
      for (let left = timer * 1000; left >= 0; left--) {
        const points = pointsFor(true, left, timer * 1000);
        if (!Number.isInteger(points) || points < 1 || points > before) expect({ left, points }).toBeNull();
        before = points;
      }
      expect(before).toBe(1);
    },
  );
});

describe('time left', () => {
  it.each([
    ['an answer in time', 10_000, 3_000, 7_000],
    ['one at the deadline', 10_000, 10_000, 0],
    ['one in the grace period', 10_000, 10_250, 0],
    ['one that arrived before the opening', 30_000, 9_999, 20_000],
  ])('[S3] of %s', (_, closesAt, arrivedAt, left) => {
    expect(timeLeft(closesAt, arrivedAt, 20_000)).toBe(left);
  });
});
