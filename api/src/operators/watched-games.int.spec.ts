import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import { lobby } from '#game/testing/histories';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { storeRoom, type Users } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { WatchedGames } from './watched-games.js';

let database: TestDatabase;
let gameId: string;
let users: Users;
let games: WatchedGames;
beforeAll(async () => {
  database = await testDatabase();
  const log = PostgresEventLog.connect(database.url, () => {});
  ({ gameId, users } = await storeRoom(log, lobby('bob')));
  await log.close();
  games = new WatchedGames(database.dataSource);
});
afterAll(() => database.drop());

describe('WatchedGames', () => {
  it('finds the games of a deleted user by the id', async () => {
    expect(await games.list({ user: users['bob']?.toUpperCase() })).toMatchObject([{ id: gameId }]);
    expect(await games.list({ user: 'bob' })).toEqual([]);
  });

  it('verifies one game at a time, and refuses more than may wait', async () => {
    const asked = Array.from({ length: 22 }, () => games.verify(gameId));
    const results = await Promise.allSettled(asked);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const each of refused)
      expect(each).toMatchObject({ reason: expect.any(ServiceUnavailableException) });
    expect(await games.verify(gameId)).toMatchObject({ differences: [] });
  });
});
