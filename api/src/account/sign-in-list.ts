import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountSignIn } from '#protocol/account';
import { REFRESH_TOKEN_DAYS } from '../auth/rotation.js';

/** More than a person has browsers. */
const MOST = 100;

const OPEN = `select s.id, coalesce(s.device, 'Unknown device') as device, s.created_at as first_at,
    max(t.issued_at) as last_at
  from sign_in s join refresh_token t on t.sign_in_id = s.id
  where s.user_id = $1 and s.revoked_at is null
  group by s.id having max(t.issued_at) > now() - interval '${REFRESH_TOKEN_DAYS} days'
  order by last_at desc, s.id limit ${MOST}`;

type Row = Pick<AccountSignIn, 'id' | 'device'> & { first_at: Date; last_at: Date };

/** The sign-ins of a user that have neither ended nor expired. */
@Injectable()
export class SignInList {
  constructor(private readonly database: DataSource) {}

  /** The last used first. A browser uses its sign-in whenever it renews its access token. */
  async of(userId: string): Promise<Omit<AccountSignIn, 'current'>[]> {
    const rows = await this.database.query<Row[]>(OPEN, [userId]);
    return rows.map(({ first_at, last_at, ...row }) => ({
      ...row,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    }));
  }
}
