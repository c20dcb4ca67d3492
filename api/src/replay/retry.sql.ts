/** A quarantined game, locked. $1 game. */
export const LOCKED =
  'select version, quarantine from game where id = $1 and quarantine is not null for update';

/**
 * Lets instances own a game again: they find it by its deadline, or as one without an owner. $1 game, $2 phase, $3 deadline.
 */
export const RETRY = `
update game set quarantine = null, epoch = epoch + 1, phase = $2, due_at = $3 where id = $1`;

/** Gives players their seats back, unless they have taken others since. Returns how many did. $1 game, $2 users. */
export const RESEAT = `
with seated as (
  insert into seat_of (user_id, kind, game_id) select u.id, g.kind, g.id from game g, users u
  where g.id = $1 and u.id = any($2::uuid[]) on conflict do nothing returning 1
)
select count(*)::int as seated from seated`;

/** Gives a room its code back, unless another room has it. $1 game. */
export const RECODE = 'update room_code set free_at = null where game_id = $1 returning code';
