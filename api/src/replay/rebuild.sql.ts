import { OWNER_ALIVE } from '../games/log/liveness.sql.js';

/**
 * A head row, locked. No row if there is none, or if another transaction has locked it: a server is appending to the game.
 * $1 game.
 */
export const LOCKED_HEAD = `
select kind, version, phase, due_at as "dueAt", quarantine, ${OWNER_ALIVE} as "ownerAlive"
from game g where id = $1 for update of g skip locked`;

/** $1 game. */
export const HAS_HEAD = 'select from game where id = $1';

/** The next epoch fences an owner that only seems to be dead. $1 game, $2 kind, $3 version, $4 phase, $5 deadline, $6 epoch. */
export const SET_HEAD = `
insert into game as g (id, kind, version, phase, due_at, epoch, created_at)
select $1, $2, $3, $4, $5, $6, at from game_event where game_id = $1 and version = 1
on conflict (id) do update set kind = excluded.kind, version = excluded.version, phase = excluded.phase,
  due_at = excluded.due_at, epoch = greatest(g.epoch, excluded.epoch) + 1, owner = null`;

/** Replaces a game's history rows by those of $2, and counts the changes. $1 game. */
export const SET_HISTORY = `
with wanted as materialized (
  select * from jsonb_to_recordset($2::jsonb) as w(run int, user_id uuid, title text, score int,
    total_questions int, is_multiplayer bool, untimed bool, at timestamptz)
), removed as (
  delete from played_quiz p where game_id = $1
    and not exists (select from wanted w where w.run = p.run and w.user_id = p.user_id)
  returning 1
), changed as (
  update played_quiz p set title = w.title, score = w.score, total_questions = w.total_questions,
    is_multiplayer = w.is_multiplayer, untimed = w.untimed, at = w.at
  from wanted w
  where p.game_id = $1 and p.run = w.run and p.user_id = w.user_id
    and (p.title, p.score, p.total_questions, p.is_multiplayer, p.untimed, p.at)
      is distinct from (w.title, w.score, w.total_questions, w.is_multiplayer, w.untimed, w.at)
  returning 1
), added as (
  insert into played_quiz (game_id, run, user_id, title, score, total_questions, is_multiplayer, untimed, at)
  select $1, w.* from wanted w
  where not exists (select from played_quiz p where p.game_id = $1 and p.run = w.run and p.user_id = w.user_id)
  returning 1
)
select (select count(*)::int from added) as added, (select count(*)::int from changed) as changed,
  (select count(*)::int from removed) as removed`;

/** $1 game, $2 version, $3 hash, $4 state. */
export const SET_CHECKPOINT = `
update game_checkpoint set hash = $3, state = $4 where game_id = $1 and version = $2`;

/** $1 game, $2 versions. */
export const DROP_CHECKPOINTS = 'delete from game_checkpoint where game_id = $1 and version = any($2::int[])';

/** Logs without a head row, after a game. $1 game, $2 limit. */
export const HEADLESS = `
select game_id as id from game_event e
where version = 1 and game_id > $1 and not exists (select from game g where g.id = e.game_id)
order by game_id limit $2`;
