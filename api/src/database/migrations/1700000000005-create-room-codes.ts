import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRoomCodes1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table room_code (
        code text not null constraint room_code_pkey primary key,
        game_id uuid not null,
        free_at timestamptz
      );
      create index room_code_game on room_code (game_id);
      create index game_unscheduled on game (id) where due_at is null and phase <> 'closed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table room_code; drop index game_unscheduled');
  }
}
