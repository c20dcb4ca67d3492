import { Player } from './player.js';

/** Calls `work` for every item, `atOnce` concurrently; resolves to the results in order. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, i: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let taken = 0;
  const worker = async () => {
    while (taken < items.length) {
      const i = taken++;
      results[i] = await work(items[i] as T, i);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export const connectAll = (
  port: number,
  tokens: readonly string[],
  queryOf: (i: number) => string = () => '',
) => inParallel(tokens, 100, (token, i) => Player.connect(port, token, queryOf(i)));
