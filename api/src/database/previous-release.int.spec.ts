import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource, type DataSourceOptions, type MigrationInterface, type QueryRunner } from 'typeorm';
import { type EmptyDatabase, emptyDatabase } from '../testing/test-database.js';
import { dataSourceOptions } from './data-source.js';

/** Servers of two releases run side by side. From this migration on, migrations only add. */
const FIRST_RELEASE = 'CreateRoomCodes1700000000005';

type MigrationClass = new () => MigrationInterface;

const all = dataSourceOptions('postgres://nowhere/').migrations as MigrationClass[];
const known = all.findIndex(({ name }) => name === FIRST_RELEASE) + 1;
const later = all.slice(known);

/** From the next migration on, none may block writes to a large table. */
const LAST_THAT_MAY_WAIT = 'CreatePurgeProgress1700000000011';

/** The statements of a migration, without comments. */
async function statementsOf(Migration: MigrationClass): Promise<string[]> {
  const given: string[] = [];
  const runner = { query: async (sql: string) => given.push(sql) };
  await new Migration().up(runner as unknown as QueryRunner);
  const text = given.join(';').replace(/--.*$/gm, '');
  return text
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter(Boolean);
}

/** Statements that servers of the previous release could notice. */
function unsafe(statements: string[], mayWait = false): string[] {
  const made = new Set(statements.flatMap((sql) => /^create (?:unlogged )?table (\w+)/.exec(sql)?.[1] ?? []));
  return statements.filter((sql) => {
    if (/^create (unlogged )?table \w+ \(/.test(sql)) return false;
    const table = /^(?:alter table|create (?:unique )?index \w+ on) (\w+)/.exec(sql)?.[1];
    if (table && made.has(table)) return false; // no server uses it yet
    if (/^(create index concurrently \w+ on|drop index concurrently if exists) \w+/.test(sql)) return false;
    if (mayWait && /^create index \w+ on \w+/.test(sql)) return false;
    return !isAddition(sql);
  });
}

/** Whether a statement adds only columns that an insert may omit, or makes one optional. */
function isAddition(sql: string): boolean {
  const [, clauses = ''] = /^alter table \w+ (.*)$/.exec(sql) ?? [];
  const each = clauses.split(/,(?![^(]*\))/).map((clause) => clause.trim());
  return each.every(
    (clause) =>
      /^alter column \w+ drop not null$/.test(clause) ||
      (/^add column (if not exists )?\w+ /.test(clause) &&
        (!/\bnot null\b/.test(clause) || /\bdefault\b/.test(clause)) &&
        !/\b(unique|primary key|check|generated)\b/.test(clause)),
  );
}

describe('a migration beside servers of the previous release', () => {
  it.each([
    'drop table quiz',
    'alter table game drop column owner',
    'alter table game rename column owner to holder',
    'alter table game add column x integer not null',
    'alter table game add column x integer, alter column phase drop default',
    'alter table game add column x integer unique',
    'alter table game alter column owner set not null',
    'create unique index x on game (owner)',
    'create index x on game (owner)',
    'create index concurrently if not exists x on game (owner)',
    'update game set owner = null',
  ])('may not run: %s', (sql) => {
    expect(unsafe([sql])).toEqual([sql]);
  });

  it.each(later.map((Migration) => [Migration.name, Migration] as const))(
    'only adds: %s',
    async (name, Migration) => {
      const isLanded = all.findIndex((each) => each.name === LAST_THAT_MAY_WAIT) >= all.indexOf(Migration);
      const statements = await statementsOf(Migration);
      expect({ name, unsafe: unsafe(statements, isLanded) }).toEqual({ name, unsafe: [] });
      const isConcurrent = statements.some((sql) => sql.includes(' concurrently '));
      expect(new Migration().transaction).toBe(isConcurrent ? false : undefined);
    },
  );
});

interface Column {
  table: string;
  column: string;
  type: string;
}

const COLUMNS = `select table_name as table, column_name as column, udt_name as type
  from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
  order by table_name, ordinal_position`;

const VALUES: Record<string, unknown> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  text: 'some',
  _text: [],
  bytea: Buffer.of(1),
  varchar: 'some',
  int2: 1,
  int4: 1,
  int8: 1,
  bool: false,
  jsonb: '[]',
  timestamptz: new Date(0),
  tsvector: '',
};

describe('a server of the previous release', () => {
  let database: EmptyDatabase;
  let dataSource: DataSource;
  beforeEach(async () => {
    database = await emptyDatabase();
  });
  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const migrateTo = async (count: number) => {
    const migrations = all.slice(0, count);
    const options = { ...dataSourceOptions(database.url), migrations } as DataSourceOptions;
    dataSource = await new DataSource(options).initialize();
    await dataSource.runMigrations();
  };

  const releases = all.slice(known - 1, -1).map(({ name }, n) => [name, known + n] as const);
  it.each(releases)('of %s can write and read all its columns in the newest schema', async (_, count) => {
    await migrateTo(count);
    const before = await dataSource.query<Column[]>(COLUMNS);
    await dataSource.destroy();
    await migrateTo(all.length);
    // Foreign keys are not checked here.
    await dataSource.query(
      `alter database ${database.url.split('/').at(-1)} set session_replication_role = replica`,
    );
    await dataSource.destroy();
    await migrateTo(all.length);
    for (const table of new Set(before.map((column) => column.table))) {
      const columns = before.filter((column) => column.table === table);
      const names = columns.map(({ column }) => column);
      const places = columns.map((_, n) => `$${n + 1}`);
      const values = columns.map(({ type }) => VALUES[type]);
      expect(columns.filter(({ type }) => !(type in VALUES))).toEqual([]);
      await dataSource.query(`insert into ${table} (${names}) values (${places})`, values);
      const rows = await dataSource.query(`update ${table} set ${names[0]} = ${names[0]} returning ${names}`);
      expect(rows[1]).toBe(1);
    }
  });
});
