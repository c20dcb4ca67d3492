import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const PATIENCE_MS = 1_000;

/** What the calls of the whole deployment to a provider of questions came to. */
@Injectable()
export class ProviderCalls {
  constructor(private readonly database: DataSource) {}

  /** Nothing while the database is away: metrics are wanted then more than ever. */
  async byOutcome(): Promise<Record<string, number>> {
    const sql = `select key as outcome, sum(value::int)::int as calls
      from provider_gate, jsonb_each_text(calls) group by key`;
    const asked = this.database.query<{ outcome: string; calls: number }[]>(sql).catch(() => []);
    const rows = await Promise.race([asked, sleep(PATIENCE_MS, [], { ref: false })]);
    return Object.fromEntries(rows.map(({ outcome, calls }) => [outcome, calls]));
  }
}
