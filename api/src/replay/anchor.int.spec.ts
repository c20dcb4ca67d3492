import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { answerSubmitted, questionClosed } from '#game/testing/events';
import { lobby, playing } from '#game/testing/histories';
import { BOB } from '#game/testing/world';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { anchorAt, anchorText, newAnchor, parseAnchor } from './anchor.js';
import { StoredGames } from './stored-games.js';

const HOUR_MS = 3_600_000;
const PLAYED = [...playing(), answerSubmitted(BOB, 0), questionClosed(0)];

let database: TestDatabase;
let log: PostgresEventLog;
let stored: StoredGames;
beforeAll(async () => {
  database = await testDatabase();
  log = PostgresEventLog.connect(database.url, () => {});
  stored = new StoredGames(database.dataSource);
});
afterAll(async () => {
  await log.close();
  await database.drop();
});

const query = (sql: string, values: unknown[]) => database.dataSource.query(sql, values);

it('an anchor proves that no game has changed since, even if games were added', async () => {
  const past = Date.now() - HOUR_MS;
  const { gameId } = await storeRoom(log, PLAYED, past);
  await storeRoom(log, PLAYED, past);
  await storeRoom(log, lobby(), past);
  const anchor = await newAnchor(stored);
  expect(anchor.games).toBe(2);
  expect(parseAnchor(`${anchorText(anchor)}\n`)).toEqual(anchor);

  await storeRoom(log, PLAYED);
  expect(await anchorAt(stored, anchor.at)).toEqual(anchor);

  const hash = (set: string) => query(`update game_event set ${set} where game_id = $1`, [gameId]);
  const changed = async () => (await anchorAt(stored, anchor.at)).digest !== anchor.digest;
  // Somebody who rewrites a log and all of its hashes deceives everything but the anchor.
  await query(`alter table game_event add column kept bytea`, []);
  await hash('kept = hash, hash = sha256(hash)');
  expect(await changed()).toBe(true);
  await hash('hash = kept');
  expect(await changed()).toBe(false);
  // Without stored hashes, as in the logs of an older release, they are computed.
  await hash('hash = null');
  expect(await changed()).toBe(false);
  await hash(`data = jsonb_set(data, '{answer}', '"wrong"')`);
  expect(await changed()).toBe(true);
});

it.each([
  '',
  'fourtell-anchor-1 now 3 abc',
  `fourtell-anchor-2 2026-01-01T00:00:00.000Z 3 ${'a'.repeat(64)}`,
])('%p is not an anchor', (text) => {
  expect(parseAnchor(text)).toBeUndefined();
});
