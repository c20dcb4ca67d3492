import { describe, expect, it } from '@jest/globals';
import { KEPT_RECEIPTS, keepReceipt, newSheet, receiptOf } from './sheet.js';
import { given } from './testing/given.js';
import { lobby } from './testing/histories.js';

describe('receipts', () => {
  it('[C1] keep the first one of a user’s command id', () => {
    const sheet = newSheet();
    keepReceipt(sheet, 'ann', 'a', 1);
    keepReceipt(sheet, 'ann', 'a', 2);
    keepReceipt(sheet, 'bob', 'a', 3);
    const of = (userId: string) => receiptOf(sheet, userId, 'a');
    expect([of('ann'), of('bob'), of('cyd')]).toEqual([1, 3, undefined]);
  });

  it('are bounded: the oldest are dropped', () => {
    const sheet = newSheet();
    for (let i = 0; i < 1_000; i++) {
      keepReceipt(sheet, 'ann', `c${i}`, i);
      expect(sheet.receipts.size).toBeLessThan(1.5 * KEPT_RECEIPTS);
      const last = Array.from({ length: Math.min(i + 1, KEPT_RECEIPTS) }, (_, k) => i - k);
      expect(last.map((k) => receiptOf(sheet, 'ann', `c${k}`))).toEqual(last);
    }
    expect(receiptOf(sheet, 'ann', 'c0')).toBeUndefined();
  });

  it('are kept for four more commands per seat', () => {
    const { sheet } = given(lobby('bob', 'cyd')).game;
    for (let i = 0; i < 1_000; i++) {
      keepReceipt(sheet, 'ann', `c${i}`, i);
      expect(receiptOf(sheet, 'ann', `c${Math.max(0, i - KEPT_RECEIPTS - 11)}`)).toBeDefined();
    }
  });
});
