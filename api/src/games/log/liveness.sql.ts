/** The class of the advisory locks that instances hold. */
export const LOCK_CLASS = 7177;

/** An instance is alive while it holds its lock and its heartbeat is fresh. */
const ALIVE = `from instance i
  join pg_locks l on l.locktype = 'advisory' and l.classid = ${LOCK_CLASS} and l.objid = i.lock_key and l.granted
    and l.database = (select oid from pg_database where datname = current_database())
  where i.heartbeat_at > clock_timestamp() - interval '3 s'`;

/** The instances that are alive. */
export const PEERS = `select i.id ${ALIVE}`;

/** The same, with whether operators drain them. */
export const PEERS_AND_DRAINS = `select i.id, i.drain_at is not null as draining ${ALIVE}`;

/** A condition: the owner of the game `g` is alive. */
export const OWNER_ALIVE = `exists (select ${ALIVE} and i.id = g.owner)`;
