import { Client } from 'pg';
import type { Append, Played } from '../games/log/event-log.js';
import { LOCK_CLASS } from '../games/log/liveness.sql.js';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import type { LogFixture } from './log-fixture.js';
import { testDatabase } from './test-database.js';

export interface PostgresFixture extends LogFixture {
  log: PostgresEventLog;
  url: string;
  /** Locks tables until the returned function is called. */
  block(tables: string): Promise<() => Promise<void>>;
  /** Blocks an append halfway, with its head row locked, until the returned function is called. */
  hold(append: Append): Promise<() => Promise<void>>;
  /** Resolves when this many log statements wait for a lock. */
  blocked(statements: number): Promise<void>;
  /** Closes the log connections that wait for a lock. */
  endBlocked(): Promise<void>;
  /** Ends an instance's session and holds its lock until the returned function is called. */
  takeLockOf(instance: string, pid: number): Promise<() => Promise<void>>;
  query<T>(sql: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

const WAITING = `from pg_stat_activity
  where datname = current_database() and application_name = 'fourtell log' and wait_event_type = 'Lock'`;

/** A log on its own database. */
export async function postgresFixture(): Promise<PostgresFixture> {
  const database = await testDatabase();
  const { url } = database;
  const log = PostgresEventLog.connect(url, () => {});
  const sessions = new Set<Client>();
  const owners = new Map<string, Client>();

  const session = async () => {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    sessions.add(client);
    return client;
  };

  const main = await session();

  const blocked = async (statements: number) => {
    while ((await main.query(`select pid ${WAITING}`)).rows.length < statements);
  };

  return {
    log,
    url,
    block: async (tables) => {
      const client = await session();
      await client.query(`begin; lock table ${tables} in access exclusive mode`);
      return async () => {
        await client.query('rollback');
      };
    },
    hold: async ({ gameId, expected }) => {
      const client = await session();
      await client.query('begin');
      await client.query(`insert into game_event values ($1, $2, 0, now(), '', 1, null, '{}')`, [
        gameId,
        expected + 1,
      ]);
      return async () => {
        await client.query('rollback');
      };
    },
    blocked,
    endBlocked: async () => {
      await blocked(1);
      await main.query(`select pg_terminate_backend(pid) ${WAITING}`);
    },
    live: async (owner, agoMs = 0) => {
      const client = await session();
      owners.set(owner, client);
      await client.query(
        `with me as (
           insert into instance (id, heartbeat_at)
           values ($1, clock_timestamp() - $2 * interval '1 ms') returning lock_key
         )
         select pg_advisory_lock($3, lock_key) from me`,
        [owner, agoMs, LOCK_CLASS],
      );
    },
    die: async (owner) => {
      await owners.get(owner)?.end();
    },
    lock: async (gameId) => {
      const client = await session();
      await client.query('begin');
      await client.query('select from game where id = $1 for update', [gameId]);
      return async () => {
        await client.query('rollback');
      };
    },
    pass: async (code, ms) => {
      await main.query(`update room_code set free_at = free_at - $2 * interval '1 ms' where code = $1`, [
        code,
        ms,
      ]);
    },
    passSeat: async (userId, ms) => {
      const sql = `update seat_of set taken_at = taken_at - $2 * interval '1 ms' where user_id = $1`;
      await main.query(sql, [userId, ms]);
    },
    history: async (gameId) => {
      const { rows } = await main.query<Omit<Played, 'at'> & { at: Date }>(
        `select run, user_id as "userId", title, score, total_questions as "totalQuestions",
           is_multiplayer as "isMultiplayer", untimed, at
         from played_quiz where game_id = $1`,
        [gameId],
      );
      return rows.map((row) => ({ ...row, at: row.at.getTime() }));
    },
    takeLockOf: async (instance, pid) => {
      const client = await session();
      await client.query('select pg_terminate_backend($1::int)', [pid]);
      await client.query('select pg_advisory_lock($1, lock_key) from instance where id = $2', [
        LOCK_CLASS,
        instance,
      ]);
      return () => client.end();
    },
    query: async (sql, values) => (await main.query(sql, values)).rows,
    close: async () => {
      await log.close();
      await Promise.all([...sessions].map((client) => client.end()));
      await database.drop();
    },
  };
}
