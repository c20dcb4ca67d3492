/**
 * Appends to many games in one statement. The head rows are locked in id order; a game that another transaction
 * holds is skipped and comes again with the next flush, it must not stall the others. Only where epoch and version
 * are the expected ones does anything happen: head, events, history, seats and room codes together. A run that a player
 * left and finished after all has one history row, the last.
 * $1–$6 heads, $7–$12 events, $13–$20 history, $21–$22 freed and $23–$24 taken seats.
 */
export const APPEND = `
with batch as (
  select * from unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::text[], $6::timestamptz[])
    as b(id, epoch, expected, next, phase, due_at)
), locked as (
  select g.id from game g where g.id in (select id from batch) order by g.id for update skip locked
), written as (
  update game g
  set version = b.next, phase = b.phase, due_at = b.due_at,
    owner = case when b.phase = 'closed' then null else g.owner end
  from batch b join locked l using (id)
  where g.id = b.id and g.epoch = b.epoch and g.version = b.expected
  returning g.id, g.epoch, g.phase, g.kind
), event_rows as (
  insert into game_event (game_id, version, epoch, at, type, v, command_id, data)
  select w.id, e.version, w.epoch, e.at, e.type, 1, e.command_id, e.data
  from unnest($7::uuid[], $8::int[], $9::timestamptz[], $10::text[], $11::uuid[], $12::jsonb[])
    as e(game_id, version, at, type, command_id, data)
  join written w on w.id = e.game_id
), history as (
  insert into played_quiz (game_id, run, user_id, title, score, total_questions, is_multiplayer, at)
  select h.game_id, h.run, h.user_id, h.title, h.score, h.total_questions, h.is_multiplayer, h.at
  from unnest($13::uuid[], $14::int[], $15::uuid[], $16::text[], $17::int[], $18::int[], $19::bool[],
    $20::timestamptz[]) as h(game_id, run, user_id, title, score, total_questions, is_multiplayer, at)
  join written w on w.id = h.game_id
  on conflict (game_id, run, user_id) do update set score = excluded.score,
    total_questions = excluded.total_questions, at = excluded.at
), emptied as (
  delete from seat_of s using written w where s.game_id = w.id and w.phase = 'closed'
), freed as (
  delete from seat_of s using written w, unnest($21::uuid[], $22::uuid[]) as f(game_id, user_id)
  where f.game_id = w.id and s.game_id = w.id and s.user_id = f.user_id and w.phase <> 'closed'
), seated as (
  insert into seat_of (user_id, kind, game_id)
  select t.user_id, w.kind, w.id
  from unnest($23::uuid[], $24::uuid[]) as t(game_id, user_id) join written w on w.id = t.game_id
  on conflict do nothing
), coded as (
  update room_code c set free_at = clock_timestamp() + interval '1 hour'
  from written w where c.game_id = w.id and w.phase = 'closed'
)
select l.id, w.id is not null as ok from locked l left join written w using (id)`;

/** The head row and the seat of a new game; no row when the user holds such a seat already. $1–$7. */
export const OPEN = `
with seat as (
  insert into seat_of (user_id, kind, game_id) values ($2, $3, $1) on conflict do nothing returning game_id
)
insert into game (id, kind, phase, version, epoch, owner, due_at)
select game_id, $3, $4, 0, $5, $6, $7 from seat returning id`;

/** Nothing is kept that no log leads to, or that is older than what is kept. $1–$5. */
export const KEEP = `
with kept as (
  insert into game_checkpoint (game_id, version, format, hash, state)
  select id, $2, $3, $4, $5 from game where id = $1 and version >= $2 and phase <> 'closed'
    and not exists (select from game_checkpoint where game_id = $1 and version >= $2)
  on conflict do nothing returning version
)
delete from game_checkpoint where game_id = $1 and exists (select from kept)
  and version < (select max(version) from game_checkpoint where game_id = $1)`;

/**
 * The first events after version $2: at most $3, and no more than fit into $4 bytes as they are stored, but one at
 * least. One page of a log costs the same however long the log is.
 */
export const PAGE = `
select version, extract(epoch from at) * 1000 as at, type, command_id, data from (
  select *, sum(pg_column_size(data)) over (order by version) - pg_column_size(data) as before
  from (select * from game_event where game_id = $1 and version > $2 order by version limit $3) page
) page where before < $4 order by version`;

/** A code is free an hour after its room has closed. $1 code, $2 game. */
export const TAKE_CODE = `
insert into room_code as c (code, game_id) values ($1, $2)
on conflict (code) do update set game_id = excluded.game_id, free_at = null
where c.free_at < clock_timestamp() returning code`;

/** An instance is alive while it holds its lock and its heartbeat is fresh. */
export const LOCK_CLASS = 7177;
const LIVING = `from instance i
  join pg_locks l on l.locktype = 'advisory' and l.classid = ${LOCK_CLASS} and l.objid = i.lock_key and l.granted
    and l.database = (select oid from pg_database where datname = current_database())
  where i.heartbeat_at > clock_timestamp() - interval '3 s'`;
export const PEERS = `select i.id ${LIVING}`;
export const ALIVE = `exists (select ${LIVING} and i.id = g.owner)`;
