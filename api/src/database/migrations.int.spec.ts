import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type EmptyDatabase, emptyDatabase } from '../testing/test-database.js';
import { dataSourceOptions, openDatabase } from './data-source.js';

let database: EmptyDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.drop());

describe('migrations', () => {
  it('make an empty database what the entities say', async () => {
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

  it('can all be taken back', async () => {
    const dataSource = await openDatabase(dataSourceOptions(database.url));
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    const tables = await dataSource.query("select tablename from pg_tables where schemaname = 'public'");
    await dataSource.destroy();
    expect(tables).toEqual([{ tablename: 'migrations' }]);
  });
});
