import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions, openDatabase } from '../database/data-source.js';
import type { Database } from './oracle/database.js';

export interface EmptyDatabase {
  url: string;
  drop(): Promise<void>;
}

export interface TestDatabase extends EmptyDatabase, Database {
  dataSource: DataSource;
}

/** A new, empty database on the test server. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: the tests need a PostgreSQL server');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

/** A new database with the current schema, for tests without a running app. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, drop } = await emptyDatabase();
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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
