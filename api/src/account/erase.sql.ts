import { DELETED_PLAYER } from '#protocol/account';

/**
 * Common table expressions that delete the users in `chosen`: their rows, and with them sign-ins, places, names and quizzes.
 * Their entries in the audit log stay, without their names.
 * The logs of their games are queued for `ERASE_NAMES`. History rows stay: they hold no name, and belong to games.
 */
export const ERASE_CHOSEN = `
gone as (
  delete from users where id in (select id from chosen) returning id
), facts as (
  delete from seen_fact where user_id in (select id from gone)
), reports as (
  update question_report set text = '' where user_id in (select id from gone)
), actions as (
  update operator_action set operator = '${DELETED_PLAYER}' where operator_id in (select id from gone)
), queued as (
  insert into erasure (user_id) select id from gone on conflict do nothing
)`;

/** Seats whose names one step erases, at most. */
export const ERASED_AT_ONCE = 500;

/** In place of a name and its salt stays their digest, which the hash of the event covers. */
const ERASED = `data = jsonb_set(e.data, '{name}', to_jsonb('${DELETED_PLAYER}'::text)),
    seal = case when octet_length(e.seal) = 16 then sha256(e.seal || convert_to(e.data->>'name', 'UTF8')) else e.seal end`;

/**
 * Replaces the names of deleted users in the logs of their games, once a game is over: until then its owner has the name in
 * memory, and in the checkpoints that it keeps. Checkpoints of these games hold names too, and are no longer needed.
 * A join that was in flight when the user was deleted arrives within minutes, so the queue keeps a user for ten minutes.
 * $1: number of users.
 */
export const ERASE_NAMES = `
with due as materialized (
  select user_id, requested_at < now() - interval '10 minutes' as is_late
  from erasure where next_at <= now() order by next_at limit $1 for update skip locked
), seats as materialized (
  select d.user_id, e.game_id, e.version, (e.data->>'seat')::int as seat
  from due d join game_event e on e.type = 'PlayerJoined' and e.data->>'userId' = d.user_id::text
  where e.data->>'name' <> '${DELETED_PLAYER}' limit ${ERASED_AT_ONCE}
), over as materialized (
  select g.id from game g
  where g.id in (select game_id from seats) and (g.phase = 'closed' or g.quarantine is not null)
  order by g.id for update
), joined as (
  update game_event e set ${ERASED}
  from seats s
  where e.game_id = s.game_id and e.version = s.version and s.game_id in (select id from over)
  returning 1
), renamed as (
  update game_event e set ${ERASED}
  from seats s
  where e.game_id = s.game_id and e.type = 'PlayerRenamed' and (e.data->>'seat')::int = s.seat
    and s.game_id in (select id from over)
), done as materialized (
  -- Asks the logs, since the seats of this step may be those of other users.
  select user_id from due d where is_late and not exists (
    select from game_event e
    where e.type = 'PlayerJoined' and e.data->>'userId' = d.user_id::text
      and e.data->>'name' <> '${DELETED_PLAYER}'
  )
), checkpoints as (
  delete from game_checkpoint where game_id in (
    select id from over
    union
    select e.game_id from done d join game_event e
      on e.type = 'PlayerJoined' and e.data->>'userId' = d.user_id::text
  )
), finished as (
  delete from erasure where user_id in (select user_id from done)
), deferred as (
  update erasure set next_at = now() + interval '1 minute'
  where user_id in (select user_id from due) and user_id not in (select user_id from done)
)
select (select count(*)::int from due) as looked, (select count(*)::int from joined) as removed`;
