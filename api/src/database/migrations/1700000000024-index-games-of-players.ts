import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a user's games in the logs in order, and a user's joins in one game. Replaces the index by user alone. */
export class IndexGamesOfPlayers1700000000024 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists game_event_player_game');
    await runner.query(
      `create index concurrently game_event_player_game on game_event ((data->>'userId'), game_id) where type = 'PlayerJoined'`,
    );
    await runner.query('drop index concurrently if exists game_event_player');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index game_event_player on game_event ((data->>'userId')) where type = 'PlayerJoined'`,
    );
    await runner.query('drop index game_event_player_game');
  }
}
