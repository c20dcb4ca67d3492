import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { dataSourceOptions, openDatabase } from '../database/data-source.js';
import type { Database } from './oracle/database.js';

export interface EmptyDatabase {
  url: string;
  drop(): Promise<void>;
}

export interface TestDatabase extends EmptyDatabase, Database {
  dataSource: DataSource;
}

/** The database that is copied, one for each run of the tests. Only its first user migrates it; the others wait on the lock. */
const TEMPLATE = `template_${process.env['TEST_RUN']}`;
const TEMPLATE_LOCK = 1;

/** A new, empty database on the test server. */
export const emptyDatabase = () => newDatabase((client, name) => client.query(`create database ${name}`));

/** A new database with the current schema. */
export const migratedDatabase = () =>
  newDatabase(async (client, name) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount === 0) await createTemplate(client);
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });

async function createTemplate(client: pg.Client): Promise<void> {
  const unfinished = `${TEMPLATE}_unfinished`;
  await client.query(`drop database if exists ${unfinished}`);
  await client.query(`create database ${unfinished}`);
  const dataSource = await openDatabase(dataSourceOptions(urlOf(unfinished)));
  await dataSource.destroy();
  await client.query(`alter database ${unfinished} rename to ${TEMPLATE}`);
}

/** A new database with the current schema, for tests without a running app. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, drop } = await migratedDatabase();
  const dataSource = await openDatabase(dataSourceOptions(url));
  return {
    url,
    databaseUrl: url,
    dataSource,
    query: (sql, values) => dataSource.query(sql, values),
    drop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await drop();
    },
  };
}

async function newDatabase(
  create: (client: pg.Client, name: string) => Promise<unknown>,
): Promise<EmptyDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer((client) => create(client, name));
  const drop = (client: pg.Client) => client.query(`drop database if exists ${name} with (force)`);
  return { url: urlOf(name), drop: () => onServer(drop) };
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: the tests need a PostgreSQL server');
  return url;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
