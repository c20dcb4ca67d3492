import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Purge } from './purges.js';

const LOCK = 4_208_312;
const MAX_STEPS = 200;
const PAUSE_MS = 50;
const STEP_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 1_000;

/** Counts for one kind of purge in this process. */
export interface Tally {
  rows: number;
  failures: number;
  /** Epoch ms of its last success. */
  succeededAt?: number;
}

/**
 * Deletes rows in rounds of small steps. One instance of the deployment purges at a time, over its own connection, so that
 * no player waits for it.
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

  /** Runs all purges. Resolves to false if another instance is purging. @throws the error if the database is unavailable. */
  async round(): Promise<boolean> {
    const client = new Client({
      connectionString: this.url,
      statement_timeout: STEP_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      query_timeout: STEP_TIMEOUT_MS + 1_000,
      connectionTimeoutMillis: STEP_TIMEOUT_MS,
      application_name: 'fourtell purge',
    });
    // A lost connection also rejects the running statement, which reports it.
    client.on('error', () => {});
    try {
      await client.connect();
      // The lock belongs to the session, so it is released even if this process crashes.
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        LOCK,
      ]);
      if (!rows[0]?.mine) return false;
      for (const purge of this.purges) await this.run(client, purge);
      return true;
    } finally {
      await client.end().catch(() => {});
    }
  }

  private async run(client: Client, purge: Purge): Promise<void> {
    const tally = this.tallies.get(purge.what);
    if (!tally || this.stopped) return;
    try {
      let steps = (await purge.prepare?.(client)) === false ? 0 : MAX_STEPS;
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

/** Runs one step, which examines at most `batch` rows. */
export async function step(client: Client, { sql, batch }: Purge) {
  const { rows } = await client.query<{ looked: number; removed: number }>(sql, [batch]);
  return rows[0] ?? { looked: 0, removed: 0 };
}
