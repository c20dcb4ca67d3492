import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { TurnQueue } from './turn-queue.js';

function filled(count: number) {
  const queue = new TurnQueue(2, 3);
  const done: number[] = [];
  const added = Array.from({ length: count }, (_, n) => queue.add(() => done.push(n)));
  return { queue, done, added };
}

describe('TurnQueue', () => {
  it('runs `perTurn` items at once and the rest in later turns, in order', async () => {
    const { done } = filled(5);
    expect(done).toEqual([0, 1]);
    await turn();
    expect(done).toEqual([0, 1, 2, 3]);
    await turn();
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });

  it('refuses work while its queue is full', async () => {
    const { queue, added } = filled(6);
    expect(added).toEqual([true, true, true, true, true, false]);
    await turn();
    expect(queue.add(() => {})).toBe(true);
  });

  it('runs work at once again in the next turn', async () => {
    const { queue, done } = filled(2);
    await turn();
    await turn();
    queue.add(() => done.push(7));
    expect(done).toEqual([0, 1, 7]);
  });

  it('keeps the order of work that other work adds', async () => {
    const { queue, done } = filled(2);
    queue.add(() => queue.add(() => done.push(9)));
    queue.add(() => done.push(8));
    await turn();
    await turn();
    expect(done).toEqual([0, 1, 8, 9]);
  });
});
