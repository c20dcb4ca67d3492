import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DescribeSignInsAndCreateMail1700000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sign_in add column device text');
    await runner.query(`
      create table password_reset (
        hash text not null constraint password_reset_pkey primary key,
        user_id uuid not null references users (id) on delete cascade,
        expires_at timestamptz not null
      )
    `);
    await runner.query('create index password_reset_user on password_reset (user_id)');
    await runner.query('create index password_reset_expires on password_reset (expires_at)');
    await runner.query(`
      create table mail (
        id uuid not null constraint mail_pkey primary key,
        user_id uuid references users (id) on delete cascade,
        kind text not null,
        created_at timestamptz not null default now(),
        next_at timestamptz not null default now(),
        tries integer not null default 0
      )
    `);
    await runner.query('create index mail_user on mail (user_id)');
    await runner.query('create index mail_next on mail (next_at)');
    await runner.query(`
      create table erasure (
        user_id uuid not null constraint erasure_pkey primary key,
        requested_at timestamptz not null default now(),
        next_at timestamptz not null default now()
      )
    `);
    await runner.query('create index erasure_next on erasure (next_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erasure, mail, password_reset');
    await runner.query('alter table sign_in drop column device');
  }
}
