import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AnswerCount } from './answer-count.js';

let told: number[];
let count: AnswerCount;
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  count = new AnswerCount((answered) => told.push(answered));
});
afterEach(() => {
  jest.useRealTimers();
});

const answers = (from: number, to: number, players: number) => {
  for (let answered = from; answered <= to; answered++) count.answered(answered, players);
};

describe('the number of answers', () => {
  it('is told of every answer in a small room', () => {
    for (let answered = 1; answered <= 4; answered++) {
      answers(answered, answered, 4);
      jest.advanceTimersByTime(250);
    }
    expect(told).toEqual([1, 2, 3, 4]);
  });

  it('is told four times a second at most, and then what it is', () => {
    answers(1, 6, 8);
    expect(told).toEqual([1]);
    jest.advanceTimersByTime(249);
    expect(told).toEqual([1]);
    jest.advanceTimersByTime(1);
    expect(told).toEqual([1, 6]);
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([1, 6]);
  });

  it.each([20, 100, 10_000])('costs no more than about a delivery per answer in a room of %d', (players) => {
    for (let answered = 1; answered <= players; answered++) {
      count.answered(answered, players);
      jest.advanceTimersByTime(100);
    }
    expect(told.length * players).toBeLessThanOrEqual(2 * players);
    expect(told.length).toBeGreaterThan(0);
  });

  it('starts again with the next question', () => {
    answers(1, 3, 4);
    count.reset();
    jest.advanceTimersByTime(1_000);
    expect(told).toEqual([1]);
    answers(1, 1, 4);
    expect(told).toEqual([1, 1]);
  });

  it('is told no more when the game is gone', () => {
    answers(1, 3, 4);
    count.stop();
    jest.advanceTimersByTime(1_000);
    expect(told).toEqual([1]);
  });
});
