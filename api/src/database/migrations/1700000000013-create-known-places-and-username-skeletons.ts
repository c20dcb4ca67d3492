import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Skeletons have a table of their own, since names of existing users may look alike: these users keep their names, and
 * only one of them gets the skeleton.
 */
export class CreateKnownPlacesAndUsernameSkeletons1700000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table known_place (
        user_id uuid not null references users (id) on delete cascade,
        place text not null,
        seen_at timestamptz not null default now(),
        primary key (user_id, place)
      )
    `);
    await runner.query(`
      create table username_skeleton (
        skeleton text primary key,
        user_id uuid not null references users (id) on delete cascade
      )
    `);
    await runner.query('create index username_skeleton_user on username_skeleton (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table username_skeleton');
    await runner.query('drop table known_place');
  }
}
