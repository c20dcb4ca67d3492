import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VoidRefreshTokens1700000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table refresh_token add column voided_at timestamptz, add column renewals integer not null default 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refresh_token drop column renewals, drop column voided_at');
  }
}
