import { JwtService } from '@nestjs/jwt';
import pg from 'pg';
import type { Field } from './field.js';

interface Claims {
  sub: string;
  sid: string;
}

/** The claims of a token. */
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** A token with the server's signature and the given options. */
export function signed(
  { place }: Field,
  { sub, sid }: Claims,
  options: object = {},
  secret = place.secret,
): string {
  return new JwtService({ secret }).sign(
    { sid },
    { subject: sub, algorithm: 'HS256', expiresIn: 3_600, ...options },
  );
}

export async function expiredToken(field: Field): Promise<string> {
  const [token = ''] = await field.tokens(1);
  return signed(field, claimsOf(token), { expiresIn: -60 });
}

/** The token of a user who has logged out. */
export async function revokedToken(field: Field): Promise<string> {
  const [token = ''] = await field.tokens(1);
  await asked(field, 'update sign_in set revoked_at = now() where id = $1', [claimsOf(token).sid]);
  return token;
}

/** Queries the server's database. */
export async function asked<T extends pg.QueryResultRow>(
  { place }: Field,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}
