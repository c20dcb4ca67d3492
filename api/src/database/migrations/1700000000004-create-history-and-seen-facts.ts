import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateHistoryAndSeenFacts1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table played_quiz (
        game_id uuid not null,
        run integer not null,
        user_id uuid not null,
        title text not null,
        score integer,
        total_questions integer not null,
        is_multiplayer boolean not null,
        at timestamptz not null,
        constraint played_quiz_pkey primary key (game_id, run, user_id)
      );
      create index played_quiz_user on played_quiz (user_id, at);

      create table seen_fact (
        user_id uuid not null,
        fact text not null,
        seen_at timestamptz not null default now(),
        constraint seen_fact_pkey primary key (user_id, fact)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table seen_fact, played_quiz');
  }
}
