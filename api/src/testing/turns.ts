import { jest } from '@jest/globals';

/** Counts turns of the event loop during `work`, on a simulated machine where each clock read takes 6 ms. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 6;
    return now;
  });
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  try {
    await work();
    return turns;
  } finally {
    isOver = true;
    clock.mockRestore();
  }
}
