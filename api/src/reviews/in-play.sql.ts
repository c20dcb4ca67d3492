/** The refs of the questions that the user's room is playing now. Their keys follow the questions at once. $1 user. */
export const ASKED_NOW = `
select key->>'ref' as ref
from seat_of s
join game g on g.id = s.game_id and g.phase in ('asking', 'revealing')
cross join lateral (
  select version from game_event
  where game_id = g.id and type = 'QuestionsDealt' order by (data->>'run')::int desc limit 1
) dealt
join game_event answers
  on answers.game_id = g.id and answers.version = dealt.version + 1 and answers.type = 'AnswerKeySet'
cross join lateral jsonb_array_elements(answers.data->'keys') key
where s.user_id = $1::uuid and s.kind = 'room'`;

/** Whether the user's room is playing one of these questions now. $1 user, $2 refs of questions. */
export const IS_ASKED_NOW = `select exists (select from (${ASKED_NOW}) asked where ref = any($2)) as yes`;

/** Whether one of these questions is in the quiz that the user's room has chosen. $1 user, $2 refs of questions. */
export const IS_CHOSEN = `
select exists (
  select from seat_of s
  cross join lateral (
    select data->'settings'->'quiz'->>'id' as id from game_event
    where game_id = s.game_id and type = 'SettingsChanged' order by version desc limit 1
  ) chosen
  join quiz q on q.id = chosen.id::uuid
  cross join lateral jsonb_array_elements(q.questions) question
  where s.user_id = $1::uuid and s.kind = 'room' and 'quiz/' || (question->>'question_id') = any($2)
) as yes`;
