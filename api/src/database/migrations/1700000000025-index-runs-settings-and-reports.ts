import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a run in the log of its game, the last settings of a room, and a user's reports. */
export class IndexRunsSettingsAndReports1700000000025 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists game_event_run');
    await runner.query(
      `create index concurrently game_event_run on game_event (game_id, ((data->>'run')::int)) where type = 'QuestionsDealt'`,
    );
    await runner.query('drop index concurrently if exists game_event_settings');
    await runner.query(
      `create index concurrently game_event_settings on game_event (game_id, version) where type = 'SettingsChanged'`,
    );
    await runner.query('drop index concurrently if exists question_report_user');
    await runner.query('create index concurrently question_report_user on question_report (user_id, ref)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index question_report_user, game_event_settings, game_event_run');
  }
}
