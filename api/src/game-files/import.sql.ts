/** No row if the game exists already. $1 id, $2 kind, $3 phase, $4 version, $5 epoch, $6 time, $7 quarantine. */
export const ADD_GAME = `
insert into game (id, kind, phase, version, epoch, created_at, quarantine, imported_at)
select $1, $2, $3, $4, $5, $6, $7, clock_timestamp()
where not exists (select from game_event where game_id = $1) on conflict do nothing returning id`;

/** $1 game, $2–$10 events. */
export const ADD_EVENTS = `
insert into game_event (game_id, version, epoch, at, type, v, command_id, data, hash, seal)
select $1, e.* from unnest($2::int[], $3::int[], $4::timestamptz[], $5::text[], $6::smallint[], $7::uuid[], $8::jsonb[],
  $9::bytea[], $10::bytea[]) as e`;

/** $1 game, $2 rows. */
export const ADD_HISTORY = `
insert into played_quiz (game_id, run, user_id, title, score, total_questions, is_multiplayer, untimed, at)
select $1, h.* from jsonb_to_recordset($2::jsonb) as h(run int, user_id uuid, title text, score int,
  total_questions int, is_multiplayer bool, untimed bool, at timestamptz)`;
