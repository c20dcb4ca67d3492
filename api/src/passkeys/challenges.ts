import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { readChallenge, signChallenge, type Use } from './signed-challenge.js';

export const VALID_MS = 5 * 60_000;

/** The row stays until the challenge has expired. Purges delete it with those of the limits. */
const TAKE = `insert into rate_limit (key, expire) values ($1, $2) on conflict (key) do nothing returning 1`;

/**
 * Challenges that a passkey signs. Each holds its purpose, so that nothing is stored for visitors who never return;
 * only used ones are, because none may be used twice.
 */
@Injectable()
export class Challenges {
  constructor(
    private readonly config: Config,
    private readonly database: DataSource,
  ) {}

  issue = (use: Use) => signChallenge(use, Date.now() + VALID_MS, this.config.jwtSecret);

  /** Uses up a challenge in base64url. Resolves to false unless it was issued for this use and is unused. */
  async take(use: Use, challenge: string): Promise<boolean> {
    const read = readChallenge(use, challenge, this.config.jwtSecret, Date.now());
    if (!read) return false;
    const rows = await this.database.query<unknown[]>(TAKE, [`challenge ${read.id}`, read.expiresAt]);
    return rows.length > 0;
  }
}
