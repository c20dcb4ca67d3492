import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { STALL_MS, Stall } from './stall.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('Stall', () => {
  it('reports each stall once', () => {
    const out: string[] = [];
    const stall = new Stall(
      () => Date.now(),
      ([event, payload]) => out.push(event === 'clock' ? payload.phase : event),
      () => out.push('counted'),
    );
    stall.begin();
    jest.advanceTimersByTime(STALL_MS * 3);
    expect(stall.progress(true)).toBe(STALL_MS * 3);
    jest.advanceTimersByTime(STALL_MS * 2);
    expect(out).toEqual(['counted', 'stalled']);
    stall.progress(false);
    stall.end();
    stall.begin();
    jest.advanceTimersByTime(STALL_MS);
    expect(out).toEqual(['counted', 'stalled', 'going_on', 'counted', 'stalled']);
    stall.stop();
  });
});
