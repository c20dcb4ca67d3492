import type { MigrationInterface, QueryRunner } from 'typeorm';

/** rate-limiter-flexible requires these columns in this order. The table is unlogged, since counts may be lost in a crash. */
export class CreateRateLimits1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rate_limit');
  }
}
