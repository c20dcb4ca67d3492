import DataLoader from 'dataloader';

/** Longer statements gain nothing more. */
const MOST = 500;

/**
 * A read by key, for which `readAll` reads the keys of all callers of one turn of the event loop at once: a crowd that connects
 * needs one statement instead of hundreds. `readAll` returns a value for each key, in the order of the keys.
 */
export function batched<K, V>(readAll: (keys: readonly K[]) => Promise<V[]>): (key: K) => Promise<V> {
  const loader = new DataLoader<K, V>(readAll, {
    cache: false,
    maxBatchSize: MOST,
    batchScheduleFn: (send) => setImmediate(send),
  });
  return (key) => loader.load(key);
}
