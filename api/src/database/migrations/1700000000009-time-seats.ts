import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TimeSeats1700000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table seat_of add column taken_at timestamptz not null default clock_timestamp()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table seat_of drop column taken_at');
  }
}
