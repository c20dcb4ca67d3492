/**
 * The events of a run that concern one player, in order: the player's own joins, leaves and answers, the start and end
 * of the run, and its questions. Answers of others are most of a large log, and are skipped in the database.
 * $1 game, $2 run, $3 user.
 */
export const RUN_LOG = `
with dealt as materialized (
  select min(version) filter (where (data->>'run')::int = $2) as first,
    min(version) filter (where (data->>'run')::int > $2) as next
  from game_event where game_id = $1 and type = 'QuestionsDealt'
), seats as materialized (
  select (data->>'seat')::int as seat from game_event
  where game_id = $1 and type = 'PlayerJoined' and data->>'userId' = $3::uuid::text
)
select e.version, extract(epoch from e.at) * 1000 as at, e.type, e.command_id, e.data
from game_event e
where e.game_id = $1 and e.version < (select coalesce(next, 2147483647) from dealt) and (
  e.type = 'PlayerJoined' and e.data->>'userId' = $3::uuid::text
  or e.type = 'PlayerLeft' and (e.data->>'seat')::int in (select seat from seats)
  or e.version >= (select first from dealt) and (
    e.type = 'AnswerSubmitted' and (e.data->>'seat')::int in (select seat from seats)
    or e.type in ('QuestionsDealt', 'AnswerKeySet', 'RunStarted', 'QuestionOpened', 'QuestionClosed', 'RunCompleted',
      'RoomEmptied', 'GameClosed')
  )
)
order by e.version`;

/**
 * Whether the user is in a room that is playing one of these questions now. $1 user, $2 refs of questions.
 */
export const IS_ASKED_NOW = `
select exists (
  select from seat_of s
  join game g on g.id = s.game_id and g.phase in ('asking', 'revealing')
  cross join lateral (
    select data->'keys' as keys from game_event
    where game_id = g.id and type = 'AnswerKeySet' order by version desc limit 1
  ) dealt
  where s.user_id = $1 and s.kind = 'room'
    and exists (select from jsonb_array_elements(dealt.keys) key where key->>'ref' = any($2))
) as yes`;
