import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds one of the events that say what was asked by its version: without it, Postgres may read those of a whole game. */
export class OrderQuestionsOfGames1700000000027 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists game_event_question');
    await runner.query(
      `create index concurrently game_event_question on game_event (game_id, version)
       where type in ('QuestionsDealt', 'AnswerKeySet', 'QuestionClosed')`,
    );
    await runner.query('drop index concurrently if exists game_event_questions');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index game_event_questions on game_event (game_id)
       where type in ('QuestionsDealt', 'AnswerKeySet', 'QuestionClosed')`,
    );
    await runner.query('drop index game_event_question');
  }
}
