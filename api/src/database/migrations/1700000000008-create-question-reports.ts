import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuestionReports1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table question_off (
        ref text not null,
        off_at timestamptz not null default now(),
        constraint question_off_pkey primary key (ref)
      );

      create table question_report (
        ref text not null,
        user_id uuid not null,
        kind text not null,
        text text not null,
        prompt text not null,
        answer text not null,
        at timestamptz not null default now(),
        constraint question_report_pkey primary key (ref, user_id)
      );
      create index question_report_at on question_report (at);

      -- The few events that say what was asked: those of a large room are among many thousand answers.
      create index game_event_questions on game_event (game_id)
        where type in ('QuestionsDealt', 'AnswerKeySet', 'QuestionClosed');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index game_event_questions; drop table question_report, question_off');
  }
}
