import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOwnerRequests1700000000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table owner_request (
        id uuid not null constraint owner_request_pkey primary key,
        game_id uuid not null,
        command jsonb not null,
        at timestamptz not null default now(),
        ack jsonb
      )
    `);
    await runner.query('create index owner_request_at on owner_request (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table owner_request');
  }
}
