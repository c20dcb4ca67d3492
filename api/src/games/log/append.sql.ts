import { EVENT_FORMAT } from './chain.js';
import type { Link } from './chains.js';
import type { Append } from './event-log.js';

/**
 * Appends to many games in one statement: heads, events, history, seats and room codes. A game is written only if its
 * epoch and version are the expected ones. Head rows are locked in the order of their ids. A row that another
 * transaction has locked is skipped, so that it does not delay the other games; the next flush tries it again. If a
 * player has left a run and finished it nevertheless, the last history row counts.
 * $1–$6 heads, $7–$14 events, $15–$23 history, $24–$25 freed seats, $26–$27 taken seats.
 */
export const APPEND = appendAnd('');

/** A correction of an operator is an entry of the audit log as soon as it is an event, whoever hears of it. */
export const APPEND_CORRECTED = appendAnd(`, audited as (
  insert into operator_action (operator, operator_id, action, target, details)
  select coalesce(u.username, e.data->>'by'), u.id,
    case when e.data->'correction' ? 'seat' then 'correct-score' else 'regrade' end, w.id::text,
    jsonb_build_object('run', e.data->'run', 'correction', e.data->'correction', 'version', e.version)
  from unnest($7::uuid[], $8::int[], $10::text[], $12::jsonb[]) as e(game_id, version, type, data)
  join written w on w.id = e.game_id
  left join users u on u.id = case when e.data->>'by' ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then (e.data->>'by')::uuid end
  where e.type = 'RunCorrected'
)`);

function appendAnd(more: string): string {
  return `
with batch as (
  select * from unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::text[], $6::timestamptz[])
    as b(id, epoch, expected, next, phase, due_at)
), locked as (
  select g.id from game g where g.id in (select id from batch) order by g.id for update skip locked
), written as (
  update game g
  set version = b.next, phase = b.phase, due_at = b.due_at,
    owner = case when b.phase = 'closed' then null else g.owner end
  from batch b join locked l using (id)
  where g.id = b.id and g.epoch = b.epoch and g.version = b.expected
  returning g.id, g.epoch, g.phase, g.kind
), event_rows as (
  insert into game_event (game_id, version, epoch, at, type, v, command_id, data, hash, seal)
  select w.id, e.version, w.epoch, e.at, e.type, ${EVENT_FORMAT}, e.command_id, e.data, e.hash, e.seal
  from unnest($7::uuid[], $8::int[], $9::timestamptz[], $10::text[], $11::uuid[], $12::jsonb[], $13::bytea[], $14::bytea[])
    as e(game_id, version, at, type, command_id, data, hash, seal)
  join written w on w.id = e.game_id
), history as (
  insert into played_quiz (game_id, run, user_id, title, score, total_questions, is_multiplayer, untimed, at)
  select h.game_id, h.run, h.user_id, h.title, h.score, h.total_questions, h.is_multiplayer, h.untimed, h.at
  from unnest($15::uuid[], $16::int[], $17::uuid[], $18::text[], $19::int[], $20::int[], $21::bool[],
    $22::bool[], $23::timestamptz[])
    as h(game_id, run, user_id, title, score, total_questions, is_multiplayer, untimed, at)
  join written w on w.id = h.game_id
  on conflict (game_id, run, user_id) do update set score = excluded.score,
    total_questions = excluded.total_questions, at = excluded.at
), emptied as (
  delete from seat_of s using written w where s.game_id = w.id and w.phase = 'closed'
), freed as (
  delete from seat_of s using written w, unnest($24::uuid[], $25::uuid[]) as f(game_id, user_id)
  where f.game_id = w.id and s.game_id = w.id and s.user_id = f.user_id and w.phase <> 'closed'
), seated as (
  insert into seat_of (user_id, kind, game_id)
  select t.user_id, w.kind, w.id
  from unnest($26::uuid[], $27::uuid[]) as t(game_id, user_id) join written w on w.id = t.game_id
  on conflict do nothing
), coded as (
  update room_code c set free_at = clock_timestamp() + interval '1 hour'
  from written w where c.game_id = w.id and w.phase = 'closed'
)${more}
select l.id, w.id is not null as ok from locked l left join written w using (id)`;
}

/** The hashes of events. $1 games, $2 the version in each. */
export const LAST_HASHES = `
select e.game_id as id, e.hash from unnest($1::uuid[], $2::int[]) as t(game_id, version)
join game_event e using (game_id, version)`;

/** The parameters of both statements. `links` are those of the events. */
export function appendValues(batch: readonly Append[], links: readonly Link[]): unknown[] {
  const events = batch.flatMap(({ gameId, events }) => events.map((e) => ({ gameId, ...e })));
  const played = batch.flatMap(({ gameId, played }) => played.map((p) => ({ gameId, ...p })));
  return [
    batch.map((b) => b.gameId),
    batch.map((b) => b.epoch),
    batch.map((b) => b.expected),
    batch.map((b) => b.expected + b.events.length),
    batch.map((b) => b.phase),
    batch.map((b) => time(b.dueAt)),
    events.map((e) => e.gameId),
    events.map((e) => e.version),
    events.map((e) => time(e.at)),
    events.map((e) => e.event.type),
    events.map((e) => e.commandId),
    events.map(({ event: { type, ...data } }) => JSON.stringify(data)),
    links.map(({ hash }) => hash),
    links.map(({ seal }) => seal),
    played.map((p) => p.gameId),
    played.map((p) => p.run),
    played.map((p) => p.userId),
    played.map((p) => p.title),
    played.map((p) => p.score),
    played.map((p) => p.totalQuestions),
    played.map((p) => p.isMultiplayer),
    played.map((p) => p.untimed),
    played.map((p) => time(p.at)),
    batch.flatMap(({ gameId, freed }) => freed.map(() => gameId)),
    batch.flatMap(({ freed }) => freed),
    batch.flatMap(({ gameId, seated }) => seated.map(() => gameId)),
    batch.flatMap(({ seated }) => seated),
  ];
}

/** As Postgres reads a time; `ms` is epoch ms. */
export const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
