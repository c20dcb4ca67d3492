import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a user's games in the logs. Each index holds few of the events. */
export class IndexPlayersInLogs1700000000018 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists game_event_player');
    await runner.query(
      `create index concurrently game_event_player on game_event ((data->>'userId')) where type = 'PlayerJoined'`,
    );
    await runner.query('drop index concurrently if exists game_event_renamed');
    await runner.query(
      `create index concurrently game_event_renamed on game_event (game_id) where type = 'PlayerRenamed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index game_event_renamed, game_event_player');
  }
}
