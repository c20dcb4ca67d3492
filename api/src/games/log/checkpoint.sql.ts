/** The newest checkpoint below a version. $1 game, $2 version. */
export const CHECKPOINT = `
select game_id as "gameId", version, format, hash, state from game_checkpoint
where game_id = $1 and version < $2 order by version desc limit 1`;

/**
 * Keeps a checkpoint and the newest one before it, unless the game has closed or a newer one is kept.
 * $1 game, $2 version, $3 format, $4 hash, $5 state.
 */
export const KEEP = `
with kept as (
  insert into game_checkpoint (game_id, version, format, hash, state)
  select id, $2, $3, $4, $5 from game where id = $1 and version >= $2 and phase <> 'closed'
    and not exists (select from game_checkpoint where game_id = $1 and version >= $2)
  on conflict do nothing returning version
)
delete from game_checkpoint where game_id = $1 and exists (select from kept)
  and version < (select max(version) from game_checkpoint where game_id = $1)`;
