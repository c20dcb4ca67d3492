import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuizzes1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Lists and searches read many rows but not their questions. Long questions are stored apart from the rows, and the
    // index for lists includes the search words.
    await runner.query(`
      create table quiz (
        id uuid not null constraint quiz_pkey primary key,
        owner_id uuid not null references users on delete cascade,
        title text not null,
        total_questions integer not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz,
        search tsvector not null,
        questions jsonb not null
      ) with (toast_tuple_target = 256);
      alter table quiz alter column search set statistics 1000;
      create index quiz_newest on quiz (created_at desc, id desc) include (search) where deleted_at is null;
      create index quiz_creations on quiz (owner_id, created_at desc, id desc) where deleted_at is null;
      create index quiz_search on quiz using gin (search) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quiz');
  }
}
