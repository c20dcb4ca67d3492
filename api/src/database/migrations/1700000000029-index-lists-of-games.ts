import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  game_created: 'game (created_at, id)',
  game_open: `game (created_at, id) where phase <> 'closed'`,
  game_quarantined: 'game (created_at, id) where quarantine is not null',
  game_event_code: `game_event ((data->>'code')) where type = 'GameOpened' and data ? 'code'`,
  quiz_listed: 'quiz (created_at desc, id desc) include (search) where deleted_at is null and not hidden',
};

/** Finds the games that operators look for, and the quizzes that are not hidden. */
export class IndexListsOfGames1700000000029 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game add column if not exists imported_at timestamptz');
    for (const [name, on] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
    await runner.query('alter table game drop column imported_at');
  }
}
