import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the corrections of a run, which may follow long after it. */
export class IndexCorrections1700000000034 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists game_event_corrected');
    await runner.query(
      `create index concurrently game_event_corrected on game_event (game_id, ((data->>'run')::int)) where type = 'RunCorrected'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index game_event_corrected');
  }
}
