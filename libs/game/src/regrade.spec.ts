import { describe, expect, it } from '@jest/globals';
import type { Correction, GameEvent, Recorded } from './events.js';
import { evolve } from './evolve.js';
import { type FinishedRun, keepFinished } from './finished-run.js';
import { newGame } from './game.js';
import { isInForce, regrade, standingsOf, Uncorrectable } from './regrade.js';
import {
  answerSubmitted,
  playerLeft,
  questionClosed,
  questionOpened,
  runCompleted,
} from './testing/events.js';
import { playing } from './testing/histories.js';
import { ANN, BOB, CYD } from './testing/world.js';

/** Run 1 of a history that completes it. */
function finished(events: GameEvent[]): FinishedRun {
  const runs = new Map<number, FinishedRun>();
  const game = newGame();
  for (const [i, event] of events.entries()) {
    const recorded: Recorded = { version: i + 1, at: 0, commandId: null, event };
    keepFinished(runs, recorded, game);
    evolve(game, recorded);
  }
  const run = runs.get(1);
  if (!run) throw new Error('the run is not complete');
  return run;
}

/** A run of two questions. Ann has both right, Bob only the second one, with half of the time left. Cyd has left. */
const answered = (scoring: 'speed' | 'accuracy' = 'speed'): FinishedRun =>
  finished([
    ...playing({ scoring }),
    answerSubmitted(ANN, 0),
    answerSubmitted(BOB, 0, 'worst', 10_000),
    playerLeft(CYD),
    questionClosed(0),
    questionOpened(1),
    answerSubmitted(ANN, 1, 'right', 10_000),
    answerSubmitted(BOB, 1, 'right', 10_000),
    questionClosed(1),
    runCompleted(
      [
        [ANN, scoring === 'speed' ? 15 : 20],
        [BOB, scoring === 'speed' ? 5 : 10],
      ],
      2,
    ),
  ]);
const scoresAfter = (run: FinishedRun, correction: Correction) =>
  regrade(run, correction).after.results.map(({ seat, score, rank }) => [seat, score, rank]);

describe('regrade', () => {
  it('[K2] grades answers again by the times at which they arrived', () => {
    const run = answered();
    expect(scoresAfter(run, { index: 0, right: ['worst'] })).toEqual([
      [ANN, 5, 2],
      [BOB, 10, 1],
    ]);
    expect(scoresAfter(run, { index: 0, right: ['right', 'worst'] })).toEqual([
      [ANN, 15, 1],
      [BOB, 10, 2],
    ]);
  });

  it('[K2] uses the scoring of the run, and fewer wrong answers break a tie', () => {
    const run = answered('accuracy');
    expect(scoresAfter(run, { index: 0, right: ['worst'] })).toEqual([
      [ANN, 10, 2],
      [BOB, 20, 1],
    ]);
    expect(scoresAfter(run, { seat: BOB, points: 10 })).toEqual([
      [ANN, 20, 1],
      [BOB, 20, 2],
    ]);
    expect(scoresAfter(run, { index: 0, voided: true })).toEqual([
      [ANN, 10, 1],
      [BOB, 10, 1],
    ]);
  });

  it('[K3] does not count a voided question', () => {
    const { after } = regrade(answered(), { index: 0, voided: true });
    expect(after).toEqual({
      counted: 1,
      results: [
        { seat: ANN, score: 5, rank: 1 },
        { seat: BOB, score: 5, rank: 1 },
      ],
    });
  });

  it('[K2] applies the last correction of a question, and adds up the corrections of a score', () => {
    const run = answered();
    run.corrections = [
      { index: 0, voided: true },
      { seat: BOB, points: 2 },
      { index: 0, right: ['worst'] },
      { seat: BOB, points: 1 },
    ];
    expect(standingsOf(run)).toEqual({
      counted: 2,
      results: [
        { seat: ANN, score: 5, rank: 2 },
        { seat: BOB, score: 13, rank: 1 },
      ],
    });
  });

  it.each<[string, Correction, RegExp]>([
    ['a question that was not closed', { index: 2, voided: true }, /closed 2 questions/],
    ['a question that does not exist', { index: -1, voided: true }, /closed 2 questions/],
    ['an answer that is none of the choices', { index: 0, right: ['else'] }, /“else”/],
    ['no right answer', { index: 0, right: [] }, /right answer/],
    ['the score of a player who left', { seat: CYD, points: 1 }, /stayed to the end/],
    ['a part of a point', { seat: ANN, points: 0.5 }, /whole numbers/],
    ['a score below 0', { seat: BOB, points: -6 }, /Bob would have -1 of 20 points/],
    ['a score above all points', { seat: ANN, points: 6 }, /Ann would have 21 of 20 points/],
  ])('[K4] refuses %s', (_, correction, why) => {
    expect(() => regrade(answered(), correction)).toThrow(why);
  });

  it('[K3] refuses to void the last question that counts', () => {
    const run = answered();
    run.corrections = [{ index: 0, voided: true }];
    expect(() => regrade(run, { index: 1, voided: true })).toThrow(Uncorrectable);
    expect(() => regrade(run, { index: 0, right: ['right'] })).not.toThrow();
  });

  it('recognizes a correction that changes nothing', () => {
    const run = answered();
    const inForce = (correction: Correction) => isInForce(run, correction);
    expect(inForce({ index: 0, right: ['right'] })).toBe(true);
    expect(inForce({ index: 0, right: ['right', 'worst'] })).toBe(false);
    expect(inForce({ index: 0, voided: true })).toBe(false);
    expect(inForce({ seat: ANN, points: 0 })).toBe(true);
    run.corrections = [{ index: 0, voided: true }];
    expect(inForce({ index: 0, voided: true })).toBe(true);
    expect(inForce({ index: 0, right: ['right'] })).toBe(false);
  });
});
