import { describe, expect, it } from '@jest/globals';
import { KEPT_RECEIPTS, keepReceipt, newSheet } from './sheet.js';
import { given } from './testing/given.js';
import { lobby } from './testing/room.js';

describe('receipts', () => {
  it('[C1] the first of a command id stands', () => {
    const sheet = newSheet();
    keepReceipt(sheet, 'a', 1);
    keepReceipt(sheet, 'a', 2);
    expect([...sheet.receipts]).toEqual([['a', 1]]);
  });

  it('are bounded: the oldest make room', () => {
    const sheet = newSheet();
    for (let i = 0; i < 1_000; i++) {
      keepReceipt(sheet, `c${i}`, i);
      expect(sheet.receipts.size).toBeLessThan(1.5 * KEPT_RECEIPTS);
      const last = Array.from({ length: Math.min(i + 1, KEPT_RECEIPTS) }, (_, k) => i - k);
      expect(last.map((k) => sheet.receipts.get(`c${k}`))).toEqual(last);
    }
    expect(sheet.receipts.has('c0')).toBe(false);
  });

  it('have room for four more of every seat', () => {
    const { sheet } = given(lobby('bob', 'cyd')).game;
    for (let i = 0; i < 1_000; i++) {
      keepReceipt(sheet, `c${i}`, i);
      expect(sheet.receipts.has(`c${Math.max(0, i - KEPT_RECEIPTS - 11)}`)).toBe(true);
    }
  });
});
