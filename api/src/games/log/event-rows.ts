import type { Recorded } from '#game/events';
import type { ChainedEvent } from './chain.js';

/** As the events are stored, which may be a tenth of their size in memory. */
export const PAGE_BYTES = 2_000_000;

/**
 * A page of a game's log: the first events after version $2 of game $1, at most $3, and at most $4 bytes but at least
 * one event. A page costs the same however long the log is.
 */
const page = (columns: string) => `
select ${columns} from (
  select *, sum(pg_column_size(data)) over (order by version) - pg_column_size(data) as before
  from (select * from game_event where game_id = $1 and version > $2 order by version limit $3) page
) page where before < $4 order by version`;

const EVENT = 'version, extract(epoch from at) * 1000 as at, type, command_id, data';

export const PAGE = page(EVENT);

const WHOLE = `${EVENT}, game_id, epoch, v, hash, seal`;

/** A page with all that is stored about the events. */
export const WHOLE_PAGE = page(WHOLE);

/** All that is stored about the events of games, in order. $1 games. */
export const WHOLE_LOGS = `
select ${WHOLE} from unnest($1::uuid[]) with ordinality as g(id, place)
cross join lateral (select * from game_event where game_id = g.id) e order by place, version`;

/** A row of a page. */
export interface StoredEvent {
  version: number;
  at: string;
  type: string;
  command_id: string | null;
  data: object;
}

/** A row of a whole page. */
export interface WholeEvent extends StoredEvent {
  game_id: string;
  epoch: number;
  v: number;
  hash: Buffer | null;
  seal: Buffer | null;
}

export const recorded = ({ version, at, type, command_id, data }: StoredEvent): Recorded => ({
  version,
  at: Math.round(Number(at)),
  commandId: command_id,
  event: { type, ...data } as Recorded['event'],
});

/** Does not round the time: the hash covers what is stored. */
export const chainedRow = (row: WholeEvent): ChainedEvent => {
  const { game_id: gameId, version, epoch, at, type, v, command_id: commandId, seal, data } = row;
  return { gameId, version, epoch, at: Number(at), type, v, commandId, seal, data };
};
