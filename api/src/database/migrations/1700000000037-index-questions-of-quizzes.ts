import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the quiz that has a reported question. */
export class IndexQuestionsOfQuizzes1700000000037 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists quiz_question');
    await runner.query(
      `create index concurrently quiz_question on quiz
       using gin (jsonb_path_query_array(questions, '$[*].question_id')) where deleted_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index quiz_question');
  }
}
