import type { Recorded } from '#game/events';

/** As the events are stored, which may be a tenth of their size in memory. */
export const PAGE_BYTES = 2_000_000;

/**
 * A page of a game's log: the first events after version $2 of game $1, at most $3, and at most $4 bytes but at least
 * one event. A page costs the same however long the log is.
 */
export const PAGE = `
select version, extract(epoch from at) * 1000 as at, type, command_id, data from (
  select *, sum(pg_column_size(data)) over (order by version) - pg_column_size(data) as before
  from (select * from game_event where game_id = $1 and version > $2 order by version limit $3) page
) page where before < $4 order by version`;

/** A row of a page. */
export interface StoredEvent {
  version: number;
  at: string;
  type: string;
  command_id: string | null;
  data: object;
}

export const recorded = ({ version, at, type, command_id, data }: StoredEvent): Recorded => ({
  version,
  at: Math.round(Number(at)),
  commandId: command_id,
  event: { type, ...data } as Recorded['event'],
});
