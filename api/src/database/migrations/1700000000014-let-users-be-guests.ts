import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The form of a hash, but of no password. */
const NO_PASSWORD = `update users set password_hash = '$argon2id$v=19$m=19456,t=2,p=1$'
    || rtrim(encode(substring(sha256(gen_random_uuid()::text::bytea) for 16), 'base64'), '=')
    || '$' || rtrim(encode(sha256(gen_random_uuid()::text::bytea), 'base64'), '=')
  where password_hash is null`;

/** Guests have no email and no password. Each statement may run again, since an index is created outside a transaction. */
export class LetUsersBeGuests1700000000014 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column if not exists is_guest boolean not null default false');
    await runner.query('alter table users alter column email drop not null');
    await runner.query('alter table users alter column password_hash drop not null');
    await runner.query('drop index concurrently if exists users_guest_created');
    await runner.query('create index concurrently users_guest_created on users (created_at) where is_guest');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from users where is_guest');
    // Users of another provider have no password, and the release before knows no other way in.
    await runner.query(NO_PASSWORD);
    await runner.query('alter table users drop column is_guest');
    await runner.query(
      'alter table users alter column email set not null, alter column password_hash set not null',
    );
  }
}
