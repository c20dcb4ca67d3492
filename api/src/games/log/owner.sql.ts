import { OWNER_ALIVE } from './liveness.sql.js';

export const HEAD = `
select g.id as "gameId", g.kind, g.phase, g.version, g.epoch, g.owner, g.quarantine, ${OWNER_ALIVE} as "ownerAlive"
from game g`;

/** What a claim returns: `last_at` belongs to the version `seen`, which is older than `version` if the claim had to wait. */
export interface ClaimRow {
  epoch: number;
  version: number;
  seen: number;
  last_at: Date | null;
  free_since: Date | null;
  now: Date;
}

/** Claims a game, and returns since when it had no owner. $1 game, $2 the epoch that was seen, $3 instance. */
export const CLAIM = `
with seen as (
  select g.version as seen, e.at as last_at, coalesce(g.released_at, i.heartbeat_at) as free_since
  from game g left join instance i on i.id = g.owner
  left join game_event e on e.game_id = g.id and e.version = g.version
  where g.id = $1
)
update game
set epoch = epoch + 1, owner = case when phase = 'closed' then null else $3::uuid end, released_at = null
from seen
where id = $1 and epoch = $2 and quarantine is null
returning epoch, version, seen, last_at, free_since, clock_timestamp() as now`;

/** $1 game, $2 version. */
export const EVENT_AT = 'select at from game_event where game_id = $1 and version = $2';

/** $1 game, $2 epoch, $3 ms without an owner before. */
export const RELEASE = `
update game set owner = null, released_at = clock_timestamp() - $3 * interval '1 ms' where id = $1 and epoch = $2`;

/** $1 game, $2 reason. */
export const QUARANTINE = `
with quarantined as (
  update game set epoch = epoch + 1, quarantine = $2, owner = null, due_at = null where id = $1
), coded as (
  update room_code set free_at = clock_timestamp() + interval '1 hour' where game_id = $1 and free_at is null
)
delete from seat_of where game_id = $1`;

/** Games to take over, those with a deadline first. $1 ms overdue, $2 limit, $3 the instance that asks. */
export const OVERDUE = `
(${HEAD} where g.due_at < clock_timestamp() - $1 * interval '1 ms'
  and (g.owner = $3 or not ${OWNER_ALIVE}) order by g.due_at)
union all
${HEAD} where not ${OWNER_ALIVE} and g.due_at is null and g.phase <> 'closed' and g.quarantine is null
  and coalesce(g.released_at, '-infinity') < clock_timestamp() - $1 * interval '1 ms'
limit $2`;
