import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AnswerCount } from './answer-count.js';

let published: number[];
let count: AnswerCount;
beforeEach(() => {
  jest.useFakeTimers();
  published = [];
  count = new AnswerCount((answered) => published.push(answered));
});
afterEach(() => {
  jest.useRealTimers();
});

const answers = (from: number, to: number, players: number) => {
  for (let answered = from; answered <= to; answered++) count.update(answered, players);
};

describe('the answer count', () => {
  it('is published for every answer in a small room', () => {
    for (let answered = 1; answered <= 4; answered++) {
      answers(answered, answered, 4);
      jest.advanceTimersByTime(250);
    }
    expect(published).toEqual([1, 2, 3, 4]);
  });

  it('is published at most four times a second, and always ends with the latest number', () => {
    answers(1, 6, 8);
    expect(published).toEqual([1]);
    jest.advanceTimersByTime(249);
    expect(published).toEqual([1]);
    jest.advanceTimersByTime(1);
    expect(published).toEqual([1, 6]);
    jest.advanceTimersByTime(60_000);
    expect(published).toEqual([1, 6]);
  });

  it.each([20, 100, 10_000])('costs about one delivery per answer in a room of %d', (players) => {
    for (let answered = 1; answered <= players; answered++) {
      count.update(answered, players);
      jest.advanceTimersByTime(100);
    }
    expect(published.length * players).toBeLessThanOrEqual(2 * players);
    expect(published.length).toBeGreaterThan(0);
  });

  it('starts again with the next question', () => {
    answers(1, 3, 4);
    count.reset();
    jest.advanceTimersByTime(1_000);
    expect(published).toEqual([1]);
    answers(1, 1, 4);
    expect(published).toEqual([1, 1]);
  });

  it('is not published after a stop', () => {
    answers(1, 3, 4);
    count.stop();
    jest.advanceTimersByTime(1_000);
    expect(published).toEqual([1]);
  });
});
