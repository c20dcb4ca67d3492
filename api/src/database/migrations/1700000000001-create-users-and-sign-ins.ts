import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsersAndSignIns1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        email text not null unique,
        username text not null,
        username_key text not null unique,
        password_hash text not null,
        operator boolean not null default false,
        created_at timestamptz not null default now()
      );
      create table sign_in (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        keep_logged_in boolean not null,
        created_at timestamptz not null default now(),
        revoked_at timestamptz
      );
      create index sign_in_user on sign_in (user_id);
      create table refresh_token (
        hash text primary key,
        sign_in_id uuid not null references sign_in on delete cascade,
        issued_at timestamptz not null,
        rotated_at timestamptz
      );
      create index refresh_token_sign_in on refresh_token (sign_in_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table refresh_token, sign_in, users');
  }
}
