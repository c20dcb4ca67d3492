import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import {
  answerSubmitted,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
  runCompleted,
} from '#game/testing/events';
import { given } from '#game/testing/given';
import { playing, revealing } from '#game/testing/histories';
import { ANN, BOB, CYD } from '#game/testing/world';
import { finalResult, questionResult } from './results.js';

const resultOf = (index: number, ...history: GameEvent[]) => questionResult(given(history).game.sheet, index);
const slow: GameEvent = { ...answerSubmitted(ANN, 0, 'right', 5_000), seat: BOB };
const two = [
  ...revealing(answerSubmitted(ANN, 0), slow),
  questionOpened(1),
  answerSubmitted(ANN, 1, 'wrong'),
  answerSubmitted(BOB, 1),
  questionClosed(1),
];

describe('questionResult', () => {
  it('gives points, rank and breakdown for a right answer', () => {
    const result = resultOf(0, ...revealing(answerSubmitted(ANN, 0), slow));
    const own = { question_index: 0, streak: 1, final: false };
    const breakdown = { left_ms: 20_000, timer_ms: 20_000, correct: true };
    expect(result(ANN)).toEqual(['your_result', { ...own, points: 10, score: 10, rank: 1, breakdown }]);
    const late = { ...breakdown, left_ms: 5_000 };
    expect(result(BOB)).toEqual(['your_result', { ...own, points: 3, score: 3, rank: 2, breakdown: late }]);
  });

  it('gives no points and ends the streak for a wrong answer', () => {
    const breakdown = { left_ms: 20_000, timer_ms: 20_000, correct: false };
    const own = { question_index: 1, points: 0, score: 10, rank: 2, streak: 0, final: false, breakdown };
    expect(resultOf(1, ...two)(ANN)).toEqual(['your_result', own]);
    expect(resultOf(1, ...two)(BOB)).toMatchObject([
      'your_result',
      { points: 10, score: 13, rank: 1, streak: 2 },
    ]);
  });

  it('gives no points and no breakdown without an answer', () => {
    const own = { question_index: 0, points: 0, score: 0, rank: 1, streak: 0, final: false, breakdown: null };
    expect(resultOf(0, ...revealing())(CYD)).toEqual(['your_result', own]);
  });

  it('gives no points but a breakdown for a pass', () => {
    const breakdown = { left_ms: 20_000, timer_ms: 20_000, correct: false };
    expect(resultOf(0, ...revealing(answerSubmitted(CYD, 0, '')))(CYD)).toMatchObject([
      'your_result',
      { points: 0, breakdown },
    ]);
  });

  it('gives only a rank to a player who joined during the question', () => {
    const late = resultOf(
      0,
      ...playing(),
      playerJoined(3, 'dan'),
      answerSubmitted(ANN, 0),
      questionClosed(0),
    )(3);
    expect(late).toMatchObject(['your_result', { points: 0, score: 0, rank: 2, breakdown: null }]);
  });

  it('returns nothing for a player who left and for an unknown seat', () => {
    const result = resultOf(0, ...playing(), playerLeft(BOB), questionClosed(0));
    expect([result(BOB), result(9)]).toEqual([undefined, undefined]);
  });
});

describe('finalResult', () => {
  const ends = runCompleted(
    [
      [ANN, 10],
      [BOB, 13],
      [CYD, 0],
    ],
    2,
  );
  const final = (...history: GameEvent[]) => finalResult(given(history).game.sheet);

  it('gives each player their own score and rank', () => {
    const result = final(...two, ends);
    const own = { question_index: 1, points: 0, final: true, breakdown: null };
    expect(result(BOB)).toEqual(['your_result', { ...own, score: 13, rank: 1, streak: 2 }]);
    expect(result(CYD)).toEqual(['your_result', { ...own, score: 0, rank: 3, streak: 0 }]);
  });

  it('returns nothing for a player who left before the end, and ranks one who left after it', () => {
    const without = runCompleted(
      [
        [ANN, 10],
        [CYD, 0],
      ],
      2,
    );
    expect(final(...two, playerLeft(BOB), without)(BOB)).toBeUndefined();
    expect(final(...two, ends, playerLeft(BOB))(ANN)).toMatchObject(['your_result', { rank: 2 }]);
  });

  it('has the question index -1 if no question has closed', () => {
    const none = runCompleted(
      [
        [ANN, 0],
        [BOB, 0],
        [CYD, 0],
      ],
      0,
    );
    expect(final(...playing(), answerSubmitted(ANN, 0), none)(ANN)).toMatchObject([
      'your_result',
      { question_index: -1, score: 0, rank: 1 },
    ]);
  });
});
