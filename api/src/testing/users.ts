import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import pg from 'pg';

/** The hash of a random password that nobody knows. */
const UNKNOWN =
  '$argon2id$v=19$m=19456,t=2,p=1$BFZPbpyFUZkjwozWQS8A8Q$CAtC/uHnhyMZHk4SD0keVXY7439ai+k4mHl053yNpfk';

const USERS = `
with new_user as (
  insert into users (id, email, username, username_key, password_hash)
  select id, id || '@example.org', name, name, $4 from unnest($1::uuid[], $2::text[]) as u(id, name)
)
insert into sign_in (id, user_id, keep_logged_in) select sid, id, false from unnest($3::uuid[], $1::uuid[]) as s(sid, id)`;

/** Inserts users into the database and returns their access tokens. */
export async function tokensOfNewUsers(
  databaseUrl: string,
  secret: string,
  count: number,
): Promise<string[]> {
  const users = Array.from({ length: count }, () => ({ id: randomUUID(), sid: randomUUID() }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(USERS, [
    users.map(({ id }) => id),
    users.map(({ id }) => `player ${id.slice(0, 13)}`),
    users.map(({ sid }) => sid),
    UNKNOWN,
  ]);
  await client.end();
  const jwt = new JwtService({ secret });
  return users.map(({ id, sid }) => jwt.sign({ sid }, { subject: id, algorithm: 'HS256', expiresIn: 3_600 }));
}

/** Creates a database on the server of `adminUrl`; it is dropped with the server. */
export async function newDatabase(adminUrl: string): Promise<string> {
  const name = `bench_${randomUUID().slice(0, 8)}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
