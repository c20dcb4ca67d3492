import { availableParallelism } from 'node:os';
import type { StoredGames } from './stored-games.js';
import { nothing, PAGE, type Range, type Verified, verifyRange } from './verify.js';

/** Verifies ranges of games, one at a time: in this thread, or in another one with its own connection. */
export interface Verifier {
  verify(range: Range): Promise<Verified>;
  end(): Promise<unknown>;
}

/** More than jobs, so that none has to wait long for the last one. */
const RANGES_PER_JOB = 16;
const PREFIXES = 2 ** 32;

/** One job per core. */
export const defaultJobs = (): number => availableParallelism();

export const inThisThread = (stored: StoredGames): Verifier => ({
  verify: (range) => verifyRange(stored, range),
  end: async () => {},
});

/** Divides the ids, which are random, into ranges of about the same number of games. */
export function ranges(count: number, since?: Date): Range[] {
  const from = (n: number) =>
    `${Math.floor((n * PREFIXES) / count)
      .toString(16)
      .padStart(8, '0')}-0000-0000-0000-000000000000`;
  return Array.from({ length: count }, (_, n) => ({
    from: from(n),
    ...(n + 1 < count && { to: from(n + 1) }),
    ...(since && { since }),
  }));
}

/**
 * Verifies all games, or those that have changed since a time, with several verifiers. The result does not depend on their
 * number. Of all games it also finds those that have lost their head rows. Calls `progress` with what has been done so far.
 */
export async function verifyAll(
  stored: StoredGames,
  jobs: number,
  startVerifier: () => Promise<Verifier>,
  { since, progress = () => {} }: { since?: Date | undefined; progress?: (done: Verified) => void } = {},
): Promise<Verified> {
  const games = await stored.count();
  const used = Math.max(1, Math.min(jobs, Math.ceil(games / PAGE)));
  const todo = ranges(used === 1 && games <= PAGE ? 1 : used * RANGES_PER_JOB, since);
  const done = todo.map(() => nothing());
  const queue = [...todo.entries()];
  const work = async () => {
    const verifier = await startVerifier();
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [n, range] = next;
        done[n] = await verifier.verify(range);
        progress(sumOf(done));
      }
    } catch (error) {
      // The other verifiers need not go on.
      queue.length = 0;
      throw error;
    } finally {
      await verifier.end();
    }
  };
  await Promise.all(Array.from({ length: used }, work));
  const lost = since ? [] : await stored.headless();
  const differences = lost.map((gameId) => ({ gameId, ...NO_HEAD }));
  return sumOf([...done, { ...nothing(), differences }]);
}

/** Somebody has deleted a game, or has invented a history row. */
const NO_HEAD = { what: 'head row', expected: 'a game', found: 'none' };

const sumOf = (parts: readonly Verified[]): Verified =>
  parts.reduce(
    (sum, part) => ({
      games: sum.games + part.games,
      events: sum.events + part.events,
      unchained: sum.unchained + part.unchained,
      erased: [...sum.erased, ...part.erased],
      differences: [...sum.differences, ...part.differences],
    }),
    nothing(),
  );
