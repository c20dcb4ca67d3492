import { OWNER_ALIVE, PEERS } from '../games/log/liveness.sql.js';

/** As many ms as an integer holds: 24 days. */
const LONGEST_MS = 2_147_483_647;

/** The newest open rooms. $1 how many. */
export const LIVE_ROOMS = `
select g.id, g.kind, g.phase, g.version, g.epoch, g.owner, g.quarantine, g.created_at,
  (select code from room_code c where c.game_id = g.id limit 1) as code,
  (select count(*)::int from seat_of s where s.game_id = g.id) as players,
  (select e.data->>'name' from game_event e
   where e.game_id = g.id and e.type = 'PlayerJoined' order by e.version limit 1) as opened_by,
  ${OWNER_ALIVE} as owned,
  least(greatest(0, extract(epoch from clock_timestamp() - g.due_at) * 1000), ${LONGEST_MS})::int as overdue_ms
from (
  select * from game where phase <> 'closed' and kind = 'room' order by created_at desc, id desc limit $1
) g order by g.created_at desc, g.id desc`;

/** The instances that ran last. $1 how many. */
export const INSTANCES = `
select id, machine, sockets, silent_ms, games,
  case when not alive then 'gone' when drain_at is null then 'alive' when games > 0 then 'draining' else 'drained' end as state
from (
  select i.*, i.id in (${PEERS}) as alive,
    least(greatest(0, extract(epoch from clock_timestamp() - i.heartbeat_at) * 1000), ${LONGEST_MS})::int as silent_ms,
    (select count(*)::int from game g where g.owner = i.id and g.phase <> 'closed') as games
  from instance i order by i.heartbeat_at desc limit $1
) i order by alive desc, id`;

export const OPEN_ROOMS = `select count(*)::int as open from game where phase <> 'closed' and kind = 'room'`;

/** The room codes that games have or had. $1 ids of games. */
export const CODES = `
select game_id as id, data->>'code' as code from game_event
where game_id = any($1::uuid[]) and version = 1 and data ? 'code'`;
