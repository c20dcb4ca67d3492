const MAX_WAITING = 8;

const queues = new WeakMap<object, { waiting: number; last: Promise<void> }>();

/** Runs `work` after all earlier work for the same `key`. Returns undefined, and runs nothing, if too much waits already. */
export function inOrder(key: object, work: () => Promise<void>): Promise<void> | undefined {
  const queue = queues.get(key) ?? { waiting: 0, last: Promise.resolve() };
  queues.set(key, queue);
  if (queue.waiting === MAX_WAITING) return undefined;
  queue.waiting += 1;
  const done = queue.last.then(work).finally(() => {
    queue.waiting -= 1;
  });
  queue.last = done.catch(() => {});
  return done;
}
