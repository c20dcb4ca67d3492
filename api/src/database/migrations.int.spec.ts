import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSourceOptions, MigrationInterface, QueryRunner } from 'typeorm';
import { Passwords } from '../auth/passwords.js';
import { type EmptyDatabase, emptyDatabase } from '../testing/test-database.js';
import { dataSourceOptions, openDatabase } from './data-source.js';

type MigrationClass = new () => MigrationInterface;

let database: EmptyDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.drop());

describe('migrations', () => {
  it('create the schema of the entities', async () => {
    const dataSource = await openDatabase(dataSourceOptions(database.url));
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('run once when several instances start together', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(dataSourceOptions(database.url))));
    const [first] = opened;
    const rows = await first?.query('select name, count(*)::int from migrations group by name');
    for (const dataSource of opened) await dataSource.destroy();
    expect(rows.length).toBe(first?.migrations.length);
    expect(rows.every(({ count }: { count: number }) => count === 1)).toBe(true);
  });

  it('create an index while other clients write and other instances wait to migrate', async () => {
    class Index1700000000900 implements MigrationInterface {
      readonly transaction = false;
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('drop index concurrently if exists late_index');
        await runner.query('create index concurrently late_index on game_event (epoch)');
      }
      async down(): Promise<void> {}
    }
    const before = await openDatabase(dataSourceOptions(database.url));
    const writer = before.createQueryRunner();
    await writer.startTransaction();
    await writer.query(
      `insert into game_event values (gen_random_uuid(), 1, 1, now(), 'GameClosed', 1, null, '{}')`,
    );
    const options = dataSourceOptions(database.url);
    const migrations = [...(options.migrations as MigrationClass[]), Index1700000000900];
    const opened = Promise.all(
      [1, 2, 3].map(() => openDatabase({ ...options, migrations } as DataSourceOptions)),
    );
    // Building the index waits for open transactions, but does not block other writers.
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and query like 'create index%' and wait_event_type = 'Lock'`;
    while ((await before.query(waiting)).length === 0);
    await before.query(
      `insert into game_event values (gen_random_uuid(), 1, 1, now(), 'GameClosed', 1, null, '{}')`,
    );
    await writer.commitTransaction();
    await writer.release();
    const valid = `select indisvalid as valid from pg_index where indexrelid = 'late_index'::regclass`;
    for (const dataSource of await opened) {
      expect(await dataSource.query(valid)).toEqual([{ valid: true }]);
      await dataSource.destroy();
    }
    await before.destroy();
  });

  it('may run longer than the query timeout', async () => {
    class Long1700000000900 implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('select pg_sleep(0.5)');
      }
      async down(): Promise<void> {}
    }
    const options = dataSourceOptions(database.url);
    const dataSource = await openDatabase({
      ...options,
      migrations: [Long1700000000900],
      extra: { ...options.extra, query_timeout: 200 },
    } as DataSourceOptions);
    await expect(dataSource.query('select pg_sleep(0.5)')).rejects.toThrow('timeout');
    await dataSource.destroy();
  });

  it('can all be reverted', async () => {
    const dataSource = await openDatabase(dataSourceOptions(database.url));
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    const tables = await dataSource.query("select tablename from pg_tables where schemaname = 'public'");
    await dataSource.destroy();
    expect(tables).toEqual([{ tablename: 'migrations' }]);
  });

  it('keep users without a password when reverted, and let nobody in as them', async () => {
    const dataSource = await openDatabase(dataSourceOptions(database.url));
    await dataSource.query(
      `insert into users (id, username, username_key, email) values (gen_random_uuid(), 'Ann', 'ann', 'ann@example.org')`,
    );
    const wasReverted = async () => {
      const [column] = await dataSource.query(
        `select is_nullable from information_schema.columns where table_name = 'users' and column_name = 'password_hash'`,
      );
      return column.is_nullable === 'NO';
    };
    while (!(await wasReverted())) await dataSource.undoLastMigration();
    const [user] = await dataSource.query('select username, password_hash as hash from users');
    await dataSource.destroy();
    expect(user.username).toBe('Ann');
    expect(await new Passwords().verify(user.hash, '')).toBe(false);
  });
});
