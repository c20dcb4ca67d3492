import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each index covers only rows that a purge may delete, or is on a table with few writes. */
export class CreatePurgeProgress1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table purge_progress (
        what text not null constraint purge_progress_pkey primary key,
        reached_at timestamptz not null,
        reached_id uuid not null
      );
      create index sign_in_revoked on sign_in (revoked_at) where revoked_at is not null;
      create index refresh_token_issued on refresh_token (issued_at);
      create index quiz_deleted on quiz (deleted_at) where deleted_at is not null;
      create index room_code_free on room_code (free_at) where free_at is not null;
      create index game_closed on game (created_at, id) where phase = 'closed';
      create index rate_limit_expire on rate_limit (expire);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index rate_limit_expire, game_closed, room_code_free, quiz_deleted, refresh_token_issued, sign_in_revoked;
      drop table purge_progress;
    `);
  }
}
