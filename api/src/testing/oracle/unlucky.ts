import type { Room } from '../player/room.js';
import { type Database, PATIENCE_MS } from './database.js';

const WHEN = `select c.game_id, (c.data->>'index')::int as index, extract(epoch from c.at)::float8 * 1000 as closed,
    (select max((o.data->>'closesAt')::float8) from game_event o where o.game_id = c.game_id and o.version < c.version
      and o.data->'run' = c.data->'run' and o.type in ('RunStarted', 'QuestionOpened', 'GameStalled')) as deadline
  from game_event c where c.type = 'QuestionClosed' and c.game_id = any($1::uuid[])`;

interface When {
  game_id: string;
  index: number;
  closed: number;
  deadline: number;
}

/** An answer chosen before its question closed and still refused. Times in ms. */
export interface Unlucky {
  gameId: string;
  name: string;
  index: number;
  code: string;
  /** Time before the close and before the deadline. */
  beforeClose: number;
  beforeDeadline: number;
}

/** Not a broken invariant, since nobody waits for a disconnected player, but it must not happen without a disconnect. */
export async function unlucky(database: Database, rooms: readonly Room[]): Promise<Unlucky[]> {
  const rows = await database.query<When>(WHEN, [rooms.map(({ id }) => id)], PATIENCE_MS);
  const when = new Map(rows.map((row) => [`${row.game_id} ${row.index}`, row]));
  return rooms.flatMap(({ id: gameId, players }) =>
    players.flatMap(({ name, journal }) =>
      journal.refused.flatMap(({ index, code, sentAt }) => {
        const { closed = 0, deadline = 0 } = when.get(`${gameId} ${index}`) ?? {};
        const found = {
          gameId,
          name,
          index,
          code,
          beforeClose: closed - sentAt,
          beforeDeadline: deadline - sentAt,
        };
        return closed > sentAt ? [found] : [];
      }),
    ),
  );
}
