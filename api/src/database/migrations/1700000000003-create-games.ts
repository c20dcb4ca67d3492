import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGames1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table game (
        id uuid not null constraint game_pkey primary key,
        kind text not null,
        phase text not null,
        version integer not null,
        epoch integer not null,
        owner uuid,
        due_at timestamptz,
        released_at timestamptz,
        quarantine text,
        created_at timestamptz not null default now()
      );
      create index game_due on game (due_at) where due_at is not null;
      create index game_owner on game (owner) where owner is not null;

      create table game_event (
        game_id uuid not null,
        version integer not null,
        epoch integer not null,
        at timestamptz not null,
        type text not null,
        v smallint not null,
        command_id uuid,
        data jsonb not null,
        constraint game_event_pkey primary key (game_id, version)
      );

      create table seat_of (
        user_id uuid not null,
        kind text not null,
        game_id uuid not null,
        constraint seat_of_pkey primary key (user_id, kind)
      );
      create index seat_of_game on seat_of (game_id);

      create table instance (
        id uuid not null constraint instance_pkey primary key,
        lock_key serial not null,
        heartbeat_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table instance, seat_of, game_event, game');
  }
}
