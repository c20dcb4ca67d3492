import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The values of the whole deployment that the database holds. */
export interface Stored {
  /** Calls to question providers by outcome. */
  calls: Record<string, number>;
  /** Failed calls to a question provider since its last successful one. */
  failures: number;
  /** Open games that no instance may own until an operator has repaired them. */
  quarantined: number;
  /** Mails in the queue. */
  mails: number;
  /** Since the oldest of them was queued; 0 if there is none. */
  mailSeconds: number;
}

const TIMEOUT_MS = 1_000;

// Partial indexes lead to the games: a quarantined one has no next step.
const SQL = `select
  (select coalesce(jsonb_object_agg(key, calls), '{}') from (
    select key, sum(value::int)::int as calls from provider_gate, jsonb_each_text(calls) group by key
  ) outcome) as calls,
  (select coalesce(max(failures), 0) from provider_gate) as failures,
  (select count(*)::int from game where due_at is null and phase <> 'closed' and quarantine is not null)
    as quarantined,
  (select count(*)::int from mail) as mails,
  (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from mail) as "mailSeconds"`;

/** Reads the values of the whole deployment from the database, for metrics. */
@Injectable()
export class StoredReader {
  private reading: Promise<Stored | undefined> | undefined;
  private query: Promise<Stored | undefined> | undefined;

  constructor(private readonly database: DataSource) {}

  /** Undefined while the database is unavailable or slow, so that the other metrics stay available. The same for a whole scrape. */
  read(): Promise<Stored | undefined> {
    this.reading ??= this.inTime().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async inTime(): Promise<Stored | undefined> {
    // No query on top of one that hangs.
    this.query ??= this.stored().finally(() => {
      this.query = undefined;
    });
    return Promise.race([this.query, sleep(TIMEOUT_MS, undefined, { ref: false })]);
  }

  private async stored(): Promise<Stored | undefined> {
    const rows = await this.database.query<Stored[]>(SQL).catch(() => []);
    return rows[0];
  }
}
