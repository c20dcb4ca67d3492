/**
 * The scores of completed runs, computed from the stored events by SQL alone: a second opinion that shares no code
 * with the rules. The time left is worked out anew from the arrival and the deadline in force. $1: game ids.
 */
export const SCORES = `
with asked as (
  select d.game_id, d.data->>'run' as run, q.i - 1 as index, (q.question->>'timer')::numeric * 1000 as timer,
    k.data->'keys'->(q.i - 1)::int->>'answer' as key
  from game_event d
  cross join lateral jsonb_array_elements(d.data->'questions') with ordinality as q(question, i)
  join game_event k on k.game_id = d.game_id and k.type = 'AnswerKeySet' and k.data->>'run' = d.data->>'run'
  where d.game_id = any($1::uuid[]) and d.type = 'QuestionsDealt'
), answered as (
  select a.game_id, a.data->>'run' as run, (a.data->>'seat')::int as seat, q.timer, q.key, a.data->>'answer' as answer,
    least(greatest(deadline.closes_at - (a.data->>'arrivedAt')::numeric, 0), q.timer) as left_ms
  from game_event a
  join asked q on q.game_id = a.game_id and q.run = a.data->>'run' and q.index = (a.data->>'index')::int
  cross join lateral (
    select (o.data->>'closesAt')::numeric as closes_at from game_event o
    where o.game_id = a.game_id and o.version < a.version
      and o.type in ('RunStarted', 'QuestionOpened', 'GameStalled')
    order by o.version desc limit 1
  ) as deadline
  where a.game_id = any($1::uuid[]) and a.type = 'AnswerSubmitted'
), scored as (
  select game_id, run, seat, sum(case
    when answer <> key then 0
    when left_ms > timer * 0.75 then 10
    else greatest(1, round(10 * left_ms / timer)) end)::int as score
  from answered group by game_id, run, seat
)
select c.game_id as "gameId", (c.data->>'run')::int as run, j.data->>'userId' as "userId",
  coalesce(s.score, 0) as score
from game_event c
join game_event j on j.game_id = c.game_id and j.type = 'PlayerJoined'
left join scored s on s.game_id = c.game_id and s.run = c.data->>'run' and s.seat = (j.data->>'seat')::int
where c.game_id = any($1::uuid[]) and c.type = 'RunCompleted'`;
