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
    for (let i = 0; i < KEPT_RECEIPTS + 3; i++) keepReceipt(sheet, `c${i}`, i);
    expect(sheet.receipts.size).toBe(KEPT_RECEIPTS);
    expect(sheet.receipts.has('c2')).toBe(false);
    expect(sheet.receipts.get('c3')).toBe(3);
  });

  it('have room for four more of every seat', () => {
    const { sheet } = given(lobby('bob', 'cyd')).game;
    for (let i = 0; i < KEPT_RECEIPTS + 13; i++) keepReceipt(sheet, `c${i}`, i);
    expect(sheet.receipts.size).toBe(KEPT_RECEIPTS + 12);
    expect(sheet.receipts.has('c0')).toBe(false);
    expect(sheet.receipts.has('c1')).toBe(true);
  });
});
