import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCheckpoints1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table game_checkpoint (
        game_id uuid not null,
        version integer not null,
        format integer not null,
        hash text not null,
        state text not null,
        at timestamptz not null default clock_timestamp(),
        constraint game_checkpoint_pkey primary key (game_id, version)
      );
      create index game_checkpoint_at on game_checkpoint (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table game_checkpoint');
  }
}
