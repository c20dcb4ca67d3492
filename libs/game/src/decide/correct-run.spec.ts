import { describe, expect, it } from '@jest/globals';
import type { Correction, GameEvent } from '../events.js';
import { correctRun, startRun } from '../testing/commands.js';
import {
  answerSubmitted,
  gameClosed,
  playerLeft,
  questionClosed,
  roomEmptied,
  runCompleted,
  runCorrected,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { playing, soloCompleted, startedRun } from '../testing/histories.js';
import { ANN, BOB, CYD } from '../testing/world.js';

const WORST: Correction = { index: 0, right: ['right', 'worst'] };

/** Ann is right, Bob and Cyd are wrong. Version 12 has the results. */
const completed: GameEvent[] = [
  ...playing(),
  answerSubmitted(ANN, 0),
  answerSubmitted(BOB, 0, 'worst', 10_000),
  questionClosed(0),
  runCompleted(
    [
      [ANN, 10],
      [BOB, 0],
      [CYD, 0],
    ],
    1,
  ),
];
const RESULTS = completed.length;
const bobToo = runCorrected(WORST, RESULTS, 1, [
  [ANN, 10],
  [BOB, 5],
  [CYD, 0],
]);

describe('CorrectRun', () => {
  it('[K1] corrects the last run in the lobby: the result list with its reason, and the scores of the seats', () => {
    const { game } = given(completed).when(correctRun(bobToo)).thenEvents(bobToo);
    expect(game.sheet.ranking.map(({ name, score, rank }) => [name, score, rank])).toEqual([
      ['Ann', 10, 1],
      ['Bob', 5, 2],
      ['Cyd', 0, 3],
    ]);
    expect(game.sheet.seats.map(({ score }) => score)).toEqual([10, 5, 0]);
    expect(game.sheet.corrected).toBe(bobToo.reason);
  });

  it('[K1] corrects a run while the next one is played, whose scores do not change', () => {
    const { game } = given(completed, startedRun(1, {}, 2))
      .when(correctRun(bobToo))
      .thenEvents(bobToo);
    expect(game.sheet.ranking.map(({ score }) => score)).toEqual([10, 5, 0]);
    expect(game.sheet.seats.map(({ score }) => score)).toEqual([0, 0, 0]);
  });

  it('[K1] corrects an earlier run, and does not change the result list of the last one', () => {
    const next: GameEvent[] = [
      ...startedRun(1, {}, 2),
      questionClosed(0, undefined, 2),
      runCompleted(
        [
          [ANN, 0],
          [BOB, 0],
          [CYD, 0],
        ],
        undefined,
        2,
      ),
    ];
    const { game } = given(completed, next).when(correctRun(bobToo)).thenEvents(bobToo);
    expect(game.sheet.ranking.map(({ score }) => score)).toEqual([0, 0, 0]);
    expect(game.sheet.seats.map(({ score }) => score)).toEqual([0, 0, 0]);
    expect(game.sheet.corrected).toBeUndefined();
    expect(game.sheet.finished[1]?.version).toBe(RESULTS + next.length + 1);
  });

  it('[K1] corrects a run of a closed game', () => {
    const all = [playerLeft(ANN), playerLeft(BOB), playerLeft(CYD), roomEmptied(), gameClosed('empty')];
    // The role passes with each leave.
    const left = all.flatMap((event): GameEvent[] =>
      event.type === 'PlayerLeft' && event.seat < CYD
        ? [event, { type: 'HostChanged', seat: event.seat + 1 }]
        : [event],
    );
    given(completed, left).when(correctRun(bobToo)).thenEvents(bobToo);
    const solo = soloCompleted();
    const event = runCorrected({ index: 0, right: ['worst'] }, solo.length, 1, [[ANN, 0]]);
    given(solo).when(correctRun(event)).thenEvents(event);
  });

  it('[C1] gives a repeat the first receipt', () => {
    const command = correctRun(bobToo);
    given(completed)
      .when(command)
      .when(command)
      .thenReceipt(RESULTS + 1);
  });

  it('[K5] refuses results that were computed before another correction', () => {
    const after = given(completed, bobToo);
    after.when(correctRun(bobToo)).thenRefused('not_now');
    const next = { ...bobToo, replaces: RESULTS + 1 };
    after.when(correctRun(next)).thenEvents(next);
  });

  it.each<[string, GameEvent[]]>([
    ['still running', playing()],
    ['not begun', completed.slice(0, 3)],
    ['emptied', [...playing(), playerLeft(BOB), playerLeft(CYD), playerLeft(ANN), roomEmptied()]],
  ])('[K1] refuses a run that is %s', (_, history) => {
    given(history)
      .when(correctRun({ ...bobToo, replaces: history.length }))
      .thenRefused('not_now');
  });

  it.each<[string, Partial<typeof bobToo>]>([
    ['of another run', { run: 2 }],
    ['without a question that counts', { counted: 0 }],
    ['with more questions than were closed', { counted: 2 }],
    ['without a player', { results: bobToo.results.slice(1) }],
    ['of another seat', { results: bobToo.results.map((row) => ({ ...row, seat: row.seat + 1 })) }],
    ['in another order', { results: [...bobToo.results].reverse() }],
    ['below 0', { results: bobToo.results.map((row) => ({ ...row, score: row.score - 1 })) }],
    ['above all points', { results: bobToo.results.map((row) => ({ ...row, score: row.score + 1 })) }],
    ['of a question that was not closed', { correction: { index: 1, voided: true } }],
    ['of no question', { correction: { index: -1, right: ['worst'] } }],
    ['of a question beyond all bounds', { correction: { index: 4_294_967_294, voided: true } }],
    ['of a player without a score', { correction: { seat: CYD + 1, points: 1 } }],
    ['of broken points', { correction: { seat: CYD, points: 0.5 } }],
    ['with a wrong rank', { results: bobToo.results.map((row) => ({ ...row, rank: 1 })) }],
  ])('[K4] refuses results %s', (_, wrong) => {
    given(completed)
      .when(correctRun({ ...bobToo, ...wrong }))
      .thenRefused('not_now');
  });

  it('drops the reason of a correction when the next run is complete', () => {
    const { game } = given(completed, bobToo).when(startRun(1));
    expect(game.sheet.corrected).toBe(bobToo.reason);
    const ends: GameEvent[] = [
      ...startedRun(1, {}, 2),
      questionClosed(0, undefined, 2),
      runCompleted(
        [
          [ANN, 0],
          [BOB, 0],
          [CYD, 0],
        ],
        undefined,
        2,
      ),
    ];
    expect(given(completed, bobToo, ends).game.sheet.corrected).toBeUndefined();
  });
});
