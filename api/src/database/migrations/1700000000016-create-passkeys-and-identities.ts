import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasskeysAndIdentities1700000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table passkey (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        credential_id text not null constraint passkey_credential_id_key unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      )
    `);
    await runner.query('create index passkey_user on passkey (user_id)');
    await runner.query(`
      create table identity (
        issuer text not null,
        subject text not null,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (issuer, subject)
      )
    `);
    await runner.query('create index identity_user on identity (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity');
    await runner.query('drop table passkey');
  }
}
