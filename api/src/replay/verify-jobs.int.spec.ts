import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerSubmitted, questionClosed } from '#game/testing/events';
import { playing } from '#game/testing/histories';
import { BOB } from '#game/testing/world';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { rowsVisited } from '../testing/rows-visited.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { CHANGED, StoredGames } from './stored-games.js';
import { nothing, verify } from './verify.js';
import { inThisThread, ranges, verifyAll } from './verify-jobs.js';

const HOUR_MS = 3_600_000;
/** More than one page. */
const GAMES = 450;
const PLAYED = [...playing(), answerSubmitted(BOB, 0), questionClosed(0)];

let database: TestDatabase;
let stored: StoredGames;
let old: string;
beforeAll(async () => {
  database = await testDatabase();
  stored = new StoredGames(database.dataSource);
  const log = PostgresEventLog.connect(database.url, () => {});
  const { gameId } = await storeRoom(log, PLAYED);
  old = (await storeRoom(log, PLAYED, Date.now() - HOUR_MS)).gameId;
  await log.close();
  await database.query(
    `with copies as (select gen_random_uuid() as id from generate_series(1, $2::int)), heads as (
       insert into game (id, kind, phase, version, epoch)
       select c.id, kind, phase, version, epoch from game g, copies c where g.id = $1
     )
     insert into game_event (game_id, version, epoch, at, type, v, command_id, data)
     select c.id, version, epoch, at, type, v, command_id, data from game_event e, copies c where e.game_id = $1`,
    [gameId, GAMES - 2],
  );
  await database.query(
    `update game set phase = 'closed' where id in (select id from game where id <> $1 order by md5(id::text) limit 7)`,
    [old],
  );
});
afterAll(() => database.drop());

const jobs = (n: number, options: Parameters<typeof verifyAll>[3] = {}) =>
  verifyAll(stored, n, async () => inThisThread(stored), options);

describe('verifyAll', () => {
  it('finds the same with any number of jobs, in the same order', async () => {
    const alone = await verify(stored);
    expect(alone).toMatchObject({ games: GAMES, events: GAMES * PLAYED.length });
    expect(alone.differences.map(({ what }) => what)).toEqual(Array(7).fill('phase of the head row'));
    for (const n of [1, 2, 3, 16]) expect(await jobs(n)).toEqual(alone);
  });

  it('starts no more verifiers than there are pages, and ends each', async () => {
    let [started, ended] = [0, 0];
    await verifyAll(stored, 100, async () => {
      started += 1;
      const { verify } = inThisThread(stored);
      return { verify, end: async () => (ended += 1) };
    });
    expect([started, ended]).toEqual([3, 3]);
  });

  it('fails if a verifier does, and ends it', async () => {
    let isEnded = false;
    const failing = async () => ({
      verify: () => Promise.reject(new Error('the database is unavailable')),
      end: async () => {
        isEnded = true;
      },
    });
    await expect(verifyAll(stored, 1, failing)).rejects.toThrow('the database is unavailable');
    expect(isEnded).toBe(true);
  });

  it('stops the other verifiers if one fails', async () => {
    let [started, verified] = [0, 0];
    const verifiers = async () => {
      const fails = started++ === 0;
      return {
        verify: async () => {
          if (fails) throw new Error('the database is away');
          verified += 1;
          return nothing();
        },
        end: async () => {},
      };
    };
    await expect(verifyAll(stored, 3, verifiers)).rejects.toThrow('the database is away');
    await new Promise(setImmediate);
    expect(verified).toBeLessThanOrEqual(2);
  });

  it('says how far it is', async () => {
    const seen: number[] = [];
    await jobs(2, { progress: ({ games }) => seen.push(games) });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(GAMES);
    expect(new Set(seen).size).toBeGreaterThan(5);
  });

  it('finds games without a head row, and history of games that there never were', async () => {
    const [invented] = await database.query<{ id: string }>(
      `insert into played_quiz (game_id, run, user_id, title, score, total_questions, is_multiplayer, at)
       values (gen_random_uuid(), 1, gen_random_uuid(), 'None', 10, 1, true, now()) returning game_id as id`,
      [],
    );
    await database.query('create table kept as select * from game where id = $1', [old]);
    await database.query('delete from game where id = $1', [old]);
    const { differences } = await jobs(2);
    const lost = differences.filter(({ what }) => what === 'head row').map(({ gameId }) => gameId);
    expect(lost).toEqual([old, invented?.id].sort());
    await database.query('insert into game select * from kept', []);
    await database.query('delete from played_quiz where game_id = $1', [invented?.id]);
    expect((await jobs(2)).differences).toHaveLength(7);
  });

  it('checks only games that have changed since a time, by their last events', async () => {
    const since = new Date(Date.now() - HOUR_MS / 2);
    expect((await jobs(2, { since })).games).toBe(GAMES - 1);
    expect((await jobs(2, { since: new Date(Date.now() + HOUR_MS) })).games).toBe(0);
    await database.query('analyze game_event', []);
    expect(await rowsVisited(database.dataSource, CHANGED, [[old], since])).toBe(1);
  });
});

it('ranges cover every id once', () => {
  for (const count of [1, 2, 7, 64]) {
    const all = ranges(count);
    expect(all).toHaveLength(count);
    expect(all[0]?.from).toBe('00000000-0000-0000-0000-000000000000');
    expect(all.at(-1)?.to).toBeUndefined();
    for (const [n, { to }] of all.slice(0, -1).entries()) expect(to).toBe(all[n + 1]?.from);
    expect(all.map(({ from }) => from)).toEqual(all.map(({ from }) => from).sort());
  }
});
