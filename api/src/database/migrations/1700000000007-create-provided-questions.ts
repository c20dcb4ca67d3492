import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProvidedQuestions1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table provider_question (
        ref text not null,
        category integer not null,
        difficulty text not null,
        type text not null,
        prompt text not null,
        correct_answer text not null,
        incorrect_answers jsonb not null,
        source text not null,
        licence text not null,
        fetched_at timestamptz not null default now(),
        constraint provider_question_pkey primary key (ref)
      );
      create index provider_question_cell on provider_question (category, difficulty, type);

      create table provider_cell (
        category integer not null,
        difficulty text not null,
        type text not null,
        amount integer not null default 50,
        wanted_at timestamptz,
        full_until timestamptz,
        constraint provider_cell_pkey primary key (category, difficulty, type)
      );

      create table provider_gate (
        provider text not null,
        next_call_at timestamptz not null default now(),
        token text,
        token_used_up boolean not null default false,
        failures integer not null default 0,
        calls jsonb not null default '{}',
        constraint provider_gate_pkey primary key (provider)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table provider_gate, provider_cell, provider_question');
  }
}
