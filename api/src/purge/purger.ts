import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Purge } from './purges.js';

const LOCK = 4_208_312;
const MOST_STEPS = 200;
const PAUSE_MS = 50;
const STEP_MS = 5_000;
const LOCKED_MS = 1_000;

/** What one kind of purge has done in this process. */
export interface Tally {
  rows: number;
  failures: number;
  /** Epoch ms of the last round in which it went well. */
  succeededAt?: number;
}

/**
 * Deletes in rounds of small steps, one instance of the deployment at a time, over a connection of its own: no player
 * ever waits for it.
 */
export class Purger {
  readonly tallies: ReadonlyMap<string, Tally>;
  stopped = false;

  constructor(
    private readonly url: string,
    private readonly purges: readonly Purge[],
    private readonly now: () => number,
    private readonly onError: (what: string, error: unknown) => void = () => {},
  ) {
    this.tallies = new Map(purges.map(({ what }) => [what, { rows: 0, failures: 0 }]));
  }

  /** Whether it was the turn of this process. @throws what kept it from the database */
  async round(): Promise<boolean> {
    const client = new Client({
      connectionString: this.url,
      statement_timeout: STEP_MS,
      lock_timeout: LOCKED_MS,
      query_timeout: STEP_MS + 1_000,
      connectionTimeoutMillis: STEP_MS,
      application_name: 'fourtell purge',
    });
    // A lost connection is also told to the statement that runs.
    client.on('error', () => {});
    try {
      await client.connect();
      // Held by the session: it ends with this process, however that ends.
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        LOCK,
      ]);
      if (!rows[0]?.mine) return false;
      for (const purge of this.purges) await this.carryOut(client, purge);
      return true;
    } finally {
      await client.end().catch(() => {});
    }
  }

  private async carryOut(client: Client, purge: Purge): Promise<void> {
    const tally = this.tallies.get(purge.what);
    if (!tally || this.stopped) return;
    try {
      let steps = (await purge.prepare?.(client)) === false ? 0 : MOST_STEPS;
      for (; steps > 0 && !this.stopped; steps--) {
        const { looked, removed } = await step(client, purge);
        tally.rows += removed;
        if (looked < purge.batch) break;
        await sleep(PAUSE_MS);
      }
      tally.succeededAt = this.now();
    } catch (error) {
      tally.failures += 1;
      this.onError(purge.what, error);
    }
  }
}

/** Looks at `batch` at most. */
export async function step(client: Client, { sql, batch }: Purge) {
  const { rows } = await client.query<{ looked: number; removed: number }>(sql, [batch]);
  return rows[0] ?? { looked: 0, removed: 0 };
}
