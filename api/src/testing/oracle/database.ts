import type { QueryResultRow } from 'pg';

/** The database of the servers under test, read without asking them. */
export interface Database {
  readonly databaseUrl: string;
  /** @param withinMs the query's time-out */
  query<T extends QueryResultRow>(sql: string, values?: unknown[], withinMs?: number): Promise<T[]>;
}

/** Time-out of queries over the games of 1,000 players, ms. */
export const PATIENCE_MS = 60_000;
