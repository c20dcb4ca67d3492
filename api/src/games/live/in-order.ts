const MOST_WAITING = 8;

const queues = new WeakMap<object, { waiting: number; last: Promise<void> }>();

/**
 * Does what is asked for on behalf of `whom` one after the other, in the order in which it was asked for; undefined when
 * too much waits already.
 */
export function inOrder(whom: object, work: () => Promise<void>): Promise<void> | undefined {
  const queue = queues.get(whom) ?? { waiting: 0, last: Promise.resolve() };
  queues.set(whom, queue);
  if (queue.waiting === MOST_WAITING) return undefined;
  queue.waiting += 1;
  const done = queue.last.then(work).finally(() => {
    queue.waiting -= 1;
  });
  queue.last = done.catch(() => {});
  return done;
}
