import { expect } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { StoredGames } from '../../replay/stored-games.js';
import { verify } from '../../replay/verify.js';
import type { Room } from '../player/room.js';
import { answersOf } from './answers.js';
import { type Database, PATIENCE_MS } from './database.js';
import { judge } from './judge.js';
import { scoresTold } from './results.js';

/** Expects that no invariant is broken in rooms whose run is over. Resolves to the number of answers in their logs. */
export async function expectSound(database: Database, rooms: readonly Room[]): Promise<number> {
  await Promise.all(rooms.map((room) => room.look(PATIENCE_MS)));
  expect(await judge(database, rooms)).toEqual([]);
  for (const { players } of rooms) {
    const names = players.map(({ name }) => name).sort();
    for (const { journal } of players)
      expect(
        scoresTold(journal)
          ?.map(({ name }) => name)
          .sort(),
      ).toEqual(names);
  }
  const ids = rooms.map(({ id }) => id);
  return (await answersOf(database, ids)).length;
}

/** Expects log, results, history and SQL to agree in all games of a database. */
export async function expectVerified(database: DataSource, games: number): Promise<void> {
  const verified = await verify(new StoredGames(database));
  expect({ games: verified.games, differences: verified.differences }).toEqual({ games, differences: [] });
}
