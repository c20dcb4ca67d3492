import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChainEvents1700000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game_event add column hash bytea, add column seal bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game_event drop column hash, drop column seal');
  }
}
