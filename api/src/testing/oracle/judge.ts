import type { Room } from '../player/room.js';
import { answersOf, kept, once } from './answers.js';
import type { Broken } from './broken.js';
import { type Database, PATIENCE_MS } from './database.js';
import { agreed, ended } from './ends.js';
import { closedOnce, closesOf, gapless } from './log.js';
import { historyOf, results, verified } from './results.js';
import { secret } from './secrets.js';

/** Checks rooms by comparing their players' journals with Postgres, without asking a server process. */
export async function judge(database: Database, rooms: readonly Room[]): Promise<Broken[]> {
  const ids = rooms.map(({ id }) => id);
  await database.query('analyze game, game_event', [], PATIENCE_MS);
  const answers = await answersOf(database, ids);
  const history = await historyOf(database, ids);
  const closes = await closesOf(database, ids);
  return [
    ...rooms.flatMap((room) => kept(room, answers)),
    ...once(answers),
    ...(await gapless(database, ids)),
    ...closedOnce(closes),
    ...rooms.flatMap((room) => results(room, history)),
    ...(await verified(database, ids)),
    ...(await ended(database, rooms)),
    ...rooms.flatMap(agreed),
    ...rooms.flatMap((room) => secret(room, rooms, closes)),
  ];
}
