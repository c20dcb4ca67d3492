/**
 * A page of the games that an anchor covers, in the order of their ids: those that had an answer at that time, since no purge
 * deletes these. Games that were imported later are left out. Each with its last event at that time.
 * $1 time, $2 after this id, $3 limit.
 */
export const ANCHORED = `
select g.id, last.version, last.hash from (select id, imported_at from game where id > $2 order by id limit $3) g
cross join lateral (
  select version, hash from game_event where game_id = g.id and at <= $1 order by version desc limit 1
) last
where coalesce(g.imported_at, '-infinity') <= $1 and exists (
  select from game_event where game_id = g.id and version <= last.version and type = 'AnswerSubmitted'
)
order by g.id`;

/** The last id of the same page. */
export const LAST_OF_PAGE = 'select id from game where id > $1 order by id offset $2 - 1 limit 1';
