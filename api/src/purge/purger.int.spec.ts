import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';
import { Purger } from './purger.js';
import { PURGES } from './purges.js';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(() =>
  client.query(
    `truncate room_code; insert into room_code (code, game_id, free_at)
     select n, gen_random_uuid(), now() - interval '2 days' from generate_series(1, 1200) n`,
  ),
);

const purger = (purges = PURGES) => new Purger(database.url, purges, () => 1_000);
const codes = async () => (await client.query('select from room_code')).rowCount;
const sessions = async () =>
  (
    await client.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name = 'fourtell purge'`,
    )
  ).rowCount;

describe('Purger.round', () => {
  it('runs steps until nothing is left and counts deleted rows', async () => {
    const one = purger();
    expect(await one.round()).toBe(true);
    expect(await codes()).toBe(0);
    expect(one.tallies.get('room_code')).toEqual({ rows: 1_200, failures: 0, succeededAt: 1_000 });
    expect(one.tallies.get('quiz')).toEqual({ rows: 0, failures: 0, succeededAt: 1_000 });
    while (await sessions());
  });

  it('runs on one instance at a time', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun = false;
    const prepare = async () => {
      begun = true;
      await held;
      return true;
    };
    const first = purger([{ what: 'held', batch: 1, sql: 'select 0 as looked, 0 as removed', prepare }]);
    const second = purger();
    const running = first.round();
    await until(() => begun);
    expect(await second.round()).toBe(false);
    expect(second.tallies.get('room_code')).toEqual({ rows: 0, failures: 0 });
    goOn();
    expect(await running).toBe(true);
    while (!(await second.round()));
    expect(await codes()).toBe(0);
  });

  it('waits 1 s for a locked table and then continues with the others', async () => {
    await client.query('begin; lock table sign_in');
    const one = purger();
    expect(await one.round()).toBe(true);
    await client.query('rollback');
    expect(one.tallies.get('sign_in')).toEqual({ rows: 0, failures: 1 });
    expect(one.tallies.get('room_code')).toMatchObject({ rows: 1_200, failures: 0 });
  });

  it('ends after the current step when its instance stops', async () => {
    const one = purger([{ what: 'endless', batch: 1, sql: 'select 1 as looked, $1::int as removed' }]);
    const running = one.round();
    const done = () => one.tallies.get('endless')?.rows ?? 0;
    await until(() => done() > 0);
    one.stopped = true;
    const soFar = done();
    expect(await running).toBe(true);
    expect(done()).toBeLessThanOrEqual(soFar + 1);
  });

  it('rejects while the database is unavailable', async () => {
    await expect(new Purger('postgres://127.0.0.1:1/none', PURGES, () => 0).round()).rejects.toThrow();
  });
});
