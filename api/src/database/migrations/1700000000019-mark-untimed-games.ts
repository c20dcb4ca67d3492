import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MarkUntimedGames1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table played_quiz add column untimed boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table played_quiz drop column untimed');
  }
}
