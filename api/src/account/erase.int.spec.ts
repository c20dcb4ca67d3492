import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { gameClosed, playerLeft, playerRenamed, roomEmptied } from '#game/testing/events';
import { lobby } from '#game/testing/histories';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { step } from '../purge/purger.js';
import { PURGES, type Purge } from '../purge/purges.js';
import { StoredGames } from '../replay/stored-games.js';
import { verify } from '../replay/verify.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { ERASED_AT_ONCE } from './erase.sql.js';

const erasure = PURGES.find(({ what }) => what === 'erasure') as Purge;

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
beforeEach(() => query('truncate game, game_event, erasure'));

const query = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;

/** A user deleted an hour ago, who joined that many games. A host renamed them in each. */
async function deletedUser(games: number): Promise<void> {
  const id = randomUUID();
  await query(
    `insert into erasure (user_id, requested_at, next_at) values ($1, now() - interval '1 hour', now())`,
    [id],
  );
  await query(
    `with games as (
       insert into game (id, kind, phase, version, epoch, created_at)
       select gen_random_uuid(), 'room', 'closed', 2, 1, now() from generate_series(1, $2) returning id
     )
     insert into game_event
     select id, 1, 1, now(), 'PlayerJoined', 1, null::uuid, jsonb_build_object('seat', 1, 'userId', $1::text, 'name', 'Ann') from games
     union all
     select id, 2, 1, now(), 'PlayerRenamed', 1, null, jsonb_build_object('seat', 1, 'name', 'Anna') from games`,
    [id, games],
  );
}

/** Runs steps of the purge until all deleted users are forgotten. Returns the number of steps. */
async function eraseAll(): Promise<number> {
  for (let steps = 0; ; steps++) {
    if ((await query('select from erasure')).length === 0) return steps;
    await query('update erasure set next_at = now()');
    expect((await step(client, erasure)).removed).toBeLessThanOrEqual(ERASED_AT_ONCE);
  }
}

const names = () => query(`select distinct data->>'name' as name from game_event`);

it('keeps users in the queue until all their names are erased, for any number of games', async () => {
  for (const games of [ERASED_AT_ONCE, ERASED_AT_ONCE]) await deletedUser(games);
  await eraseAll();
  expect(await names()).toEqual([{ name: 'Deleted player' }]);
});

it('forgets a user with more games than one step erases', async () => {
  await deletedUser(2 * ERASED_AT_ONCE + 1);
  await deletedUser(1);
  expect(await eraseAll()).toBe(4);
  expect(await names()).toEqual([{ name: 'Deleted player' }]);
});

it('leaves the chain of hashes whole, and verify says which names were erased', async () => {
  const log = PostgresEventLog.connect(database.url, () => {});
  const { gameId, users } = await storeRoom(log, [
    ...lobby('bob'),
    playerRenamed(1, 'Max'),
    playerLeft(0),
    playerLeft(1),
    roomEmptied(),
    gameClosed('empty'),
  ]);
  await log.close();
  await query(
    `insert into erasure (user_id, requested_at, next_at) values ($1, now() - interval '1 hour', now())`,
    [users['bob']],
  );
  await eraseAll();
  const { differences, erased, unchained } = await verify(new StoredGames(database.dataSource), gameId);
  expect(differences).toEqual([]);
  expect(erased).toEqual([3, 4].map((version) => ({ gameId, version })));
  expect(unchained).toBe(0);
  const names = await query(
    `select data->>'name' as name from game_event where data ? 'name' order by version`,
  );
  expect(names.map(({ name }) => name)).toEqual(['Ann', 'Deleted player', 'Deleted player']);
});
