import { describe, expect, it } from '@jest/globals';
import { KEPT_RECEIPTS, keepReceipt, type Seat } from './sheet.js';

const aSeat = (): Seat => ({ userId: 'ann', name: 'Ann', score: 0, answers: [], receipts: new Map() });

describe('receipts of a seat', () => {
  it('[C1] the first of a command id stands', () => {
    const seat = aSeat();
    keepReceipt(seat, 'a', 1);
    keepReceipt(seat, 'a', 2);
    expect([...seat.receipts]).toEqual([['a', 1]]);
  });

  it('are bounded: the oldest make room', () => {
    const seat = aSeat();
    for (let i = 0; i < KEPT_RECEIPTS + 3; i++) keepReceipt(seat, `c${i}`, i);
    expect(seat.receipts.size).toBe(KEPT_RECEIPTS);
    expect(seat.receipts.has('c2')).toBe(false);
    expect(seat.receipts.get('c3')).toBe(3);
  });
});
