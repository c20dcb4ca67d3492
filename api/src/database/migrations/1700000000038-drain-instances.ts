import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DrainInstances1700000000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table instance add column machine text, add column sockets integer, add column drain_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table instance drop column machine, drop column sockets, drop column drain_at');
  }
}
