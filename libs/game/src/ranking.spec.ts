import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { ranking } from './ranking.js';
import type { Scoring } from './settings.js';
import { newSheet, type Sheet } from './sheet.js';
import { aRun } from './testing/world.js';

interface Line {
  score: number;
  wrong: number;
  gone: boolean;
}

const sheetOf = (lines: Partial<Line>[], scoring: Scoring): Sheet => ({
  ...newSheet(),
  rules: aRun({ scoring }),
  seats: lines.map(({ score = 0, wrong = 0, gone = false }, i) => ({
    ...{ userId: `u${i}`, name: `U${i}`, from: 0, streak: 0, answers: [], score, wrong },
    ...(gone ? { gone: 'left' as const } : {}),
  })),
});
const ranksOf = (lines: Partial<Line>[], scoring: Scoring = 'speed') =>
  ranking(sheetOf(lines, scoring)).map(({ seat, rank }) => [seat, rank]);

describe('ranks', () => {
  it('[S5] follow the score, best first', () => {
    expect(ranksOf([{ score: 3 }, { score: 10 }, { score: 7 }])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('[S5] are shared by equal scores, and the next rank is skipped: 1, 1, 3', () => {
    const lines = [{ score: 5 }, { score: 10 }, { score: 10 }];
    const shared = [
      [1, 1],
      [2, 1],
      [0, 3],
    ];
    expect(ranksOf(lines)).toEqual(shared);
    expect(ranksOf(lines, 'accuracy')).toEqual(shared);
  });

  it('[S5] with accuracy, fewer wrong answers go first among equal scores only', () => {
    const lines = [
      { score: 10, wrong: 2 },
      { score: 10, wrong: 0 },
      { score: 20, wrong: 5 },
      { score: 10, wrong: 2 },
    ];
    expect(ranksOf(lines, 'accuracy')).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
    ]);
    expect(ranksOf(lines, 'speed')).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
      [3, 2],
    ]);
  });

  it('[M4] leave out players who left', () => {
    expect(ranksOf([{ score: 9, gone: true }, { score: 1 }])).toEqual([[1, 1]]);
    expect(ranksOf([])).toEqual([]);
  });
});

describe('any ranking', () => {
  const lines = fc.array(fc.record({ score: fc.nat(4), wrong: fc.nat(2), gone: fc.boolean() }), {
    maxLength: 30,
  });
  const scorings = fc.constantFrom<Scoring>('speed', 'accuracy');

  it('[S5] ranks each player one below the number of better players', () => {
    fc.assert(
      fc.property(lines, scorings, (all, scoring) => {
        const there = all.flatMap((line, seat) => (line.gone ? [] : [{ ...line, seat }]));
        const penalty = ({ wrong }: Line) => (scoring === 'accuracy' ? wrong : 0);
        const isBetter = (a: Line, b: Line) =>
          a.score > b.score || (a.score === b.score && penalty(a) < penalty(b));
        const expected = there.map((line) => [
          line.seat,
          there.filter((other) => isBetter(other, line)).length + 1,
        ]);
        const rows = ranksOf(all, scoring);
        expect([...rows].sort(([a = 0], [b = 0]) => a - b)).toEqual(expected);
        const ranks = rows.map(([, rank]) => rank);
        expect(ranks).toEqual([...ranks].sort((a = 0, b = 0) => a - b));
      }),
    );
  });

  it('[S5] does not depend on the order in which tied players joined', () => {
    fc.assert(
      fc.property(lines, scorings, (all, scoring) => {
        const ranks = (some: Line[]) => ranksOf(some, scoring).map(([, rank]) => rank);
        expect(ranks([...all].reverse())).toEqual(ranks(all));
      }),
    );
  });
});
