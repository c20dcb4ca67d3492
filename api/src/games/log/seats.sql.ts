/** The head row and the seat of a new game; no row if the user already has a seat of the kind. $1–$7. */
export const OPEN = `
with seat as (
  insert into seat_of (user_id, kind, game_id) values ($2, $3, $1) on conflict do nothing returning game_id
)
insert into game (id, kind, phase, version, epoch, owner, due_at)
select game_id, $3, $4, 0, $5, $6, $7 from seat returning id`;

/** One row for each pair, in order. $1 users, $2 kinds. */
export const SEATS_OF = `
select s.game_id as id from unnest($1::uuid[], $2::text[]) with ordinality as k(user_id, kind, n)
left join seat_of s using (user_id, kind) order by k.n`;

/**
 * Takes the user's seat of a kind unless another game has it. A repeat renews it. Returns the game that has it.
 * $1 user, $2 kind, $3 game.
 */
export const TAKE_SEAT = `
insert into seat_of as s (user_id, kind, game_id) values ($1, $2, $3)
on conflict (user_id, kind) do update set taken_at =
  case when s.game_id = excluded.game_id then clock_timestamp() else s.taken_at end
returning game_id as id`;

/** Frees a seat that was taken at least $3 ms ago. $1 user, $2 game. */
export const FREE_SEAT = `
delete from seat_of where user_id = $1 and game_id = $2 and taken_at <= clock_timestamp() - $3 * interval '1 ms'`;

/** One row for each code, in order. $1 codes. */
export const ROOMS_OF = `
select c.game_id as id from unnest($1::text[]) with ordinality as k(code, n)
left join room_code c on c.code = k.code and c.free_at is null order by k.n`;

/** A code is free an hour after its room has closed. $1 code, $2 game. */
export const TAKE_CODE = `
insert into room_code as c (code, game_id) values ($1, $2)
on conflict (code) do update set game_id = excluded.game_id, free_at = null
where c.free_at < clock_timestamp() returning code`;
