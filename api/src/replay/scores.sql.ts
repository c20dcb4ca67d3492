/**
 * Computes each player's result for each run from the stored events, in SQL alone: a check that shares no code with the
 * rules. A player who was present at the end of a run has a score, computed from arrival times, deadlines, stalls and
 * keys. A player who left and did not return has none. A host who did not play has no row, and an unranked run has no
 * rows. `total` is the number of questions that counted. Corrections are computed from their changes, not from the results
 * that they hold. The query takes
 * games one by one and groups rows instead of joining them, so its time is linear in the number of events. $1: game ids.
 */
export const SCORES = `
select g.id as "gameId", own.* from unnest($1::uuid[]) as g(id) cross join lateral (
with log as materialized (
  select version, type, data, data->>'run' as run, (data->>'seat')::int as seat,
    count(*) filter (where type in ('RunStarted', 'QuestionOpened', 'GameStalled')) over (order by version) as deadline,
    count(*) filter (where type in ('RunStarted', 'QuestionOpened')) over (order by version) as opening
  from game_event where game_id = g.id
), runs as materialized (
  select s.run, s.version as starts, coalesce(s.data->'settings'->>'scoring', 'speed') as scoring,
    (s.data->>'hostOnly')::int as host_only, coalesce((s.data->'settings'->>'untimed')::bool, false) as untimed,
    (select data->'questions' from log where type = 'QuestionsDealt' and run = s.run) as questions,
    (select data->'keys' from log where type = 'AnswerKeySet' and run = s.run) as keys,
    (select count(*)::int from log where type = 'QuestionClosed' and run = s.run) as closed,
    (select version from log where type = 'RunCompleted' and run = s.run) as completed,
    (select coalesce(min(version), 2147483647) from log where version > s.version
      and type in ('RunCompleted', 'RoomEmptied', 'GameClosed')) as ends
  from log s where type = 'RunStarted' and s.data->'settings'->'unranked' is null
), stalls as materialized (
  select version, opening, (data->>'from')::numeric as since, (data->>'to')::numeric as until
  from log where type = 'GameStalled' and data ? 'from'
), corrections as materialized (
  select run, version, (data->'correction'->>'index')::int as index, data->'correction'->'right' as answers,
    (data->'correction'->>'seat')::int as seat, (data->'correction'->>'points')::int as points
  from log where type = 'RunCorrected'
), regraded as materialized (
  select distinct on (run, index) run, index, answers from corrections
  where index is not null order by run, index, version desc
), answered as (
  select a.run, a.seat, r.scoring, g.run is not null and g.answers is null as is_void, case
      when g.answers is null then r.keys->i.index->>'answer' = a.data->>'answer'
      else g.answers ? (a.data->>'answer') end as is_right,
    (d.data->>'closesAt')::numeric - i.arrived - coalesce((
      select sum(greatest(0, s.until - greatest(s.since, i.arrived)))
      from stalls s where s.opening = a.opening and s.version < a.version
    ), 0) as until_deadline,
    (r.questions->i.index->>'timer')::numeric * 1000 as timer
  from log a
  cross join lateral (select (a.data->>'index')::int as index, (a.data->>'arrivedAt')::numeric as arrived) i
  join runs r on r.run = a.run and i.index < r.closed
  left join regraded g on g.run = a.run and g.index = i.index
  join log d on d.deadline = a.deadline and d.type in ('RunStarted', 'QuestionOpened', 'GameStalled')
  where a.type = 'AnswerSubmitted'
), seats as (
  select seat, max(data->>'userId') as user_id, min(version) as since,
    coalesce(max(version) filter (where type = 'PlayerLeft'), 2147483647) as until
  from log where type in ('PlayerJoined', 'PlayerLeft') group by seat
), rows as (
  select run, seat, null as user_id, false as finished, false as gone, case
    when is_void or not is_right then 0
    when scoring = 'accuracy' or until_deadline > timer * 0.75 then 10
    else greatest(1, round(10 * greatest(until_deadline, 0) / timer)) end as points
  from answered
  union all
  select run, seat, null, false, false, points from corrections where seat is not null
  union all
  select r.run, s.seat, s.user_id, r.closed > 0 and coalesce(r.completed between s.since and s.until, false),
    s.until > r.starts and s.until < r.ends, 0
  from runs r left join seats h on h.seat = r.host_only cross join seats s
  where s.user_id is distinct from h.user_id
), by_seat as (
  select run, seat, max(user_id) as user_id, bool_or(finished) as finished, bool_or(gone) as gone, sum(points)::int as score
  from rows group by run, seat
)
select b.run::int, b.user_id as "userId", max(b.score) filter (where b.finished) as score,
  case when bool_or(b.finished) then max(r.closed) - (
    select count(*)::int from regraded g where g.run = b.run and g.answers is null
  ) else max(jsonb_array_length(r.questions)) end as total,
  bool_or(r.untimed) as untimed
from by_seat b join runs r using (run)
group by b.run, b.user_id having bool_or(b.finished or b.gone)
) own`;
