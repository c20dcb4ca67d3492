import { ASKED_NOW } from '../reviews/in-play.sql.js';

/** Every query reads one page and continues behind a key, so that its cost does not grow with the pages before. */

const AT = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** A text for JSON. */
const list = (item: string, order: string) => `coalesce(json_agg(${item} order by ${order}), '[]')`;

/** $1 user. The places of sign-ins are digests, which mean nothing to the user, so only their times are shown. */
export const SMALL_LISTS = `
select (
  select ${list(`json_build_object('issuer', issuer, 'subject', subject, 'connected_at', ${AT('created_at')})`, 'issuer, subject')}
  from identity where user_id = $1
) as identities, (
  select ${list(`json_build_object('seen_at', ${AT('seen_at')})`, 'seen_at desc')}
  from known_place where user_id = $1
) as known_places`;

export const REPORT_ROWS = 500;
/** Without the key: it is not the user's, and the question may be asked again. $1 user, $2 the last ref before. */
export const REPORTS = `
select ref, json_build_object('prompt', prompt, 'kind', kind, 'text', text, 'at', ${AT('at')})::text as json
from question_report where user_id = $1 and ref > $2 order by ref limit ${REPORT_ROWS}`;

export const ACTION_ROWS = 500;
const actionsWhere = (
  who: string,
) => `select id, json_build_object('action', action, 'target', target, 'details', details,
    'at', ${AT('at')})::text as json
  from operator_action where ${who} and id > $2 order by id limit ${ACTION_ROWS}`;
/** The audit log's entries by the user as an operator, and those about the account. $1 user, $2 the last id before. */
export const ACTIONS = `
(${actionsWhere('operator_id = $1::uuid')}) union (${actionsWhere('target = $1::uuid::text')})
order by id limit ${ACTION_ROWS}`;

export const HISTORY_ROWS = 1_000;
/** $1 user, $2–$4 time, game and run of the last row before. */
export const HISTORY = `
select at::text, game_id, run, json_build_object('title', title, 'score', score, 'total_questions', total_questions,
  'is_multiplayer', is_multiplayer, 'timestamp', ${AT('at')})::text as json
from played_quiz where user_id = $1 and (at, game_id, run) < ($2::timestamptz, $3::uuid, $4::int)
order by at desc, game_id desc, run desc limit ${HISTORY_ROWS}`;

export const GAMES = 5;
/** $1 user, $2 the last game before. */
export const GAMES_AFTER = `
select distinct game_id as id from game_event
where type = 'PlayerJoined' and data->>'userId' = $1::uuid::text and game_id > $2::uuid order by game_id limit ${GAMES}`;

/** One more than games in a page, so that a page of games with one run each takes one query. */
export const RUNS = GAMES + 1;
/**
 * The user's answers in the first runs of some games: only those to questions that have closed and that the user's room is
 * not asking again, since those keys must not leave.
 * $1 user, $2 games in order, $3 the last run before in the first of them.
 */
export const ANSWERS = `
with asked as materialized (${ASKED_NOW}
), runs as materialized (
  select g.id, d.run, d.first from unnest($2::uuid[]) with ordinality as g (id, place)
  cross join lateral (
    select (data->>'run')::int as run, version as first from game_event
    where game_id = g.id and type = 'QuestionsDealt'
      and (data->>'run')::int > case when g.place = 1 then $3::int else 0 end
    order by (data->>'run')::int limit ${RUNS}
  ) d
  order by g.id, d.run limit ${RUNS}
), dealt as materialized (
  select r.*, q.data->'questions' as questions, k.data->'keys' as keys, coalesce((
    select version from game_event
    where game_id = r.id and type = 'QuestionsDealt' and (data->>'run')::int > r.run order by (data->>'run')::int limit 1
  ), 2147483647) as next
  from runs r
  join game_event q on q.game_id = r.id and q.version = r.first
  join game_event k on k.game_id = r.id and k.version = r.first + 1 and k.type = 'AnswerKeySet'
), own as materialized (
  select game_id as id, (data->>'seat')::int as seat from game_event
  where type = 'PlayerJoined' and data->>'userId' = $1::uuid::text and game_id = any($2::uuid[])
), happened as materialized (
  select d.id, d.run, e.version, e.at, e.type, (e.data->>'index')::int as index, e.data->>'answer' as answer
  from dealt d join game_event e on e.game_id = d.id and e.version > d.first and e.version < d.next
  where e.type = 'QuestionClosed'
    or e.type = 'AnswerSubmitted' and (d.id, (e.data->>'seat')::int) in (select id, seat from own)
), given as (
  select h.*, d.questions->h.index->>'prompt' as prompt, d.keys->h.index as key, c.answers
  from happened h join dealt d using (id, run)
  left join lateral (
    select data->'correction'->'right' as answers from game_event
    where game_id = h.id and type = 'RunCorrected' and (data->>'run')::int = h.run
      and (data->'correction'->>'index')::int = h.index
    order by version desc limit 1
  ) c on true
  where h.type = 'AnswerSubmitted'
    and (h.id, h.run, h.index) in (select id, run, index from happened where type = 'QuestionClosed')
)
select (
  select string_agg(json_build_object('prompt', prompt, 'answer', answer, 'correct_answer', coalesce(answers->>0, key->>'answer'),
    'is_correct', coalesce(answers ? answer, answer = key->>'answer'), 'at', ${AT('at')})::text, ',' order by id, version)
  from given where not exists (select from asked where ref = key->>'ref')
) as json, (
  select json_agg(json_build_object('id', id, 'run', run) order by id, run) from runs
) as runs`;
