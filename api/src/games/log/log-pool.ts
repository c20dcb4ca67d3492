import { DatabaseError, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { Unknown } from './event-log.js';

const ignore = () => {};

/** Connections to the database of the log. Throws `Unknown` if a statement may or may not have been executed. */
export class LogPool {
  constructor(private readonly pool: Pool) {}

  /** At most `max` connections to `url`. A reply that takes over 5 s counts as lost. */
  static connect(url: string, max: number, onError: (error: Error) => void): LogPool {
    const pool = new Pool({
      connectionString: url,
      max,
      query_timeout: 5_000,
      connectionTimeoutMillis: 5_000,
      application_name: 'fourtell log',
    });
    pool.on('error', onError);
    return new LogPool(pool);
  }

  async query<T extends object>(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult<T>> {
    try {
      return await this.pool.query<T>(query, values);
    } catch (error) {
      throw blamed(error);
    }
  }

  /** Commits what `work` does if `keep` accepts its result, and rolls it back otherwise. */
  async transaction<T>(
    work: (client: PoolClient) => Promise<T>,
    keep: (result: T) => boolean = () => true,
  ): Promise<T> {
    let client: PoolClient | undefined;
    try {
      client = await this.pool.connect();
      // The client emits the loss of its connection as well; without a listener that ends the process.
      client.on('error', ignore);
      await client.query('begin');
      const result = await work(client);
      await client.query(keep(result) ? 'commit' : 'rollback');
      client.off('error', ignore);
      client.release();
      return result;
    } catch (error) {
      // Closes the connection, which rolls back.
      client?.release(true);
      throw blamed(error);
    }
  }

  close = (): Promise<void> => this.pool.end();
}

/**
 * The error itself if the database cannot store the data: data exceptions, broken constraints, limits, internal errors.
 * All others (connection, shutdown, time-out, full disk, read-only standby) are faults of the server and pass: `Unknown`.
 */
function blamed(error: unknown): unknown {
  const isRefused = error instanceof DatabaseError && /^(22|23|54|XX)/.test(error.code ?? '');
  return isRefused ? error : new Unknown('the database did not answer', { cause: error });
}
