/**
 * The events of a run that concern one player, in order: the player's own joins until its end, and within the run the
 * player's own leaves and answers, its start and end, its questions, and its corrections, which may follow much later. Answers of others are most of a large log, and are
 * skipped in the database. The cost does not depend on the other runs of the game.
 * $1 game, $2 run, $3 user.
 */
export const RUN_LOG = `
with dealt as materialized (
  select version as first, coalesce((
    select version from game_event
    where game_id = $1 and type = 'QuestionsDealt' and (data->>'run')::int > $2 order by (data->>'run')::int limit 1
  ), 2147483647) as next
  from game_event where game_id = $1 and type = 'QuestionsDealt' and (data->>'run')::int = $2 order by version limit 1
), joined as materialized (
  select * from game_event
  where game_id = $1 and type = 'PlayerJoined' and data->>'userId' = $3::uuid::text
    and version < (select next from dealt)
), seats as materialized (
  select (data->>'seat')::int as seat from joined
)
select version, extract(epoch from at) * 1000 as at, type, command_id, data from (
  select * from joined
  union all
  select * from game_event e
  where e.game_id = $1 and e.version >= (select first from dealt) and e.version < (select next from dealt) and (
    e.type in ('PlayerLeft', 'AnswerSubmitted') and (e.data->>'seat')::int in (select seat from seats)
    or e.type in ('QuestionsDealt', 'AnswerKeySet', 'RunStarted', 'QuestionOpened', 'QuestionClosed', 'RunCompleted',
      'RoomEmptied', 'GameClosed')
  )
  union all
  select * from game_event where game_id = $1 and type = 'RunCorrected' and (data->>'run')::int = $2
) run order by version`;
