import { describe, expect, it } from '@jest/globals';
import { historyId, historyRun } from './history-id.js';

const GAME = '0b9f3c5e-6a7d-4c1e-9f00-3a5b7c9d1e2f';

describe('an id in the history', () => {
  it('names a game and a run', () => {
    expect(historyRun(historyId({ gameId: GAME, run: 12 }))).toEqual({ gameId: GAME, run: 12 });
  });

  it.each([
    '',
    GAME,
    `${GAME}.`,
    `${GAME}.0`,
    `${GAME}.01`,
    `${GAME}.-1`,
    `${GAME}.1e3`,
    `x${GAME}.1`,
    `${GAME}.1 `,
    `${GAME}.9999999999`,
  ])('is not %p', (text) => expect(historyRun(text)).toBeUndefined());
});
