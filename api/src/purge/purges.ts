import type { Client } from 'pg';

/** Rows of one kind that nobody needs any more. */
export interface Purge {
  /** As metrics name it; several purges may have one name. */
  what: string;
  /** Rows, or games, or users, that one step looks at, at most. */
  batch: number;
  /** One step. $1 is `batch`. Answers one row: how many it `looked` at and how many rows it `removed`. */
  sql: string;
  /** Called before the first step of a round; false where there is nothing to do. */
  prepare?(client: Client): Promise<boolean>;
}

/** The database's time when the step began: what changes while a statement runs is not looked for by an index. */
const now = 'now()';

/** The rows of a table in the order of an index that holds little else than what may go. */
const oldest = (what: string, batch: number, key: string, isOld: string, order: string): Purge => ({
  what,
  batch,
  sql: `with old as (
      select ${key} as key from ${what} r where ${isOld} order by ${order} limit $1 for update skip locked
    ), gone as (
      delete from ${what} where ${key} in (select key from old) returning 1
    )
    select count(*)::int as looked, count(*)::int as removed from gone`,
});

/** Refresh tokens are good for 30 days, and for as long again one that comes too late is told from an unknown one. */
const FORGOTTEN = `${now} - interval '60 days'`;
/** Of no use to anybody: what a revoked sign-in sends is refused whether its row is there or not. */
const ENDED = `revoked_at < ${now} - interval '1 day'`;

/** A sign-in without a token that is remembered has ended, too: its row goes a day later. */
const expiredTokens: Purge = {
  what: 'refresh_token',
  batch: 1_000,
  sql: `with old as (
      select hash, sign_in_id from refresh_token where issued_at < ${FORGOTTEN} order by issued_at limit $1
    ), ended as (
      update sign_in s set revoked_at = ${now}
      where s.revoked_at is null and s.id in (select sign_in_id from old)
        and not exists (select from refresh_token t where t.sign_in_id = s.id and t.issued_at >= ${FORGOTTEN})
    ), gone as (
      delete from refresh_token where hash in (select hash from old) returning 1
    )
    select count(*)::int as looked, count(*)::int as removed from gone`,
};

/** Before their sign-ins, whose deletion would take any number of them at once. */
const endedTokens: Purge = {
  what: 'refresh_token',
  batch: 1_000,
  sql: `with ended as (
      select id from sign_in where ${ENDED} order by revoked_at limit 500
    ), gone as (
      delete from refresh_token where hash in (
        select hash from refresh_token where sign_in_id in (select id from ended) limit $1
      ) returning 1
    )
    select count(*)::int as looked, count(*)::int as removed from gone`,
};

/**
 * The one exception to the rule that a log is for ever: games that were closed, some days ago, without a single answer
 * and without a row in anybody's history. Nothing refers to them and nothing can be learned from them, but a quiz that is
 * begun over and over would fill the disk with its questions. Head row and events go together, so that who verifies all
 * games sees both or neither. Games set aside stay for the operator, and very long logs, which no step could take.
 */
const unplayedGames: Purge = {
  what: 'unplayed_game',
  batch: 50,
  sql: `with reached as (
      select reached_at, reached_id from purge_progress where what = 'unplayed_game'
      union all select '-infinity', '00000000-0000-0000-0000-000000000000'
      order by 1 desc limit 1
    ), page as (
      select g.created_at, g.id from game g
      where g.phase = 'closed' and g.created_at < ${now} - interval '3 days'
        and (g.created_at, g.id) > ((select reached_at from reached), (select reached_id from reached))
      order by g.created_at, g.id limit $1
    ), unplayed as (
      select g.id from game g
      where g.id in (select id from page) and g.quarantine is null and g.version <= 500
        and not exists (select from game_event e where e.game_id = g.id and e.type = 'AnswerSubmitted')
        and not exists (select from played_quiz p where p.game_id = g.id)
      for update
    ), events as (
      delete from game_event where game_id in (select id from unplayed) returning 1
    ), heads as (
      delete from game where id in (select id from unplayed) returning 1
    ), progress as (
      insert into purge_progress (what, reached_at, reached_id)
      (select 'unplayed_game', created_at, id from page order by created_at desc, id desc limit 1)
      on conflict (what) do update set reached_at = excluded.reached_at, reached_id = excluded.reached_id
    )
    select (select count(*)::int from page) as looked,
      (select count(*)::int from heads) + (select count(*)::int from events) as removed`,
};

/**
 * What is deleted once nobody needs it. What grows for ever by design, with what is played: the logs of games that were
 * played, history, reports on questions, and which questions each player has met, one row for each that there is.
 */
export const PURGES: readonly Purge[] = [
  expiredTokens,
  endedTokens,
  oldest(
    'sign_in',
    500,
    'id',
    `${ENDED} and not exists (select from refresh_token t where t.sign_in_id = r.id)`,
    'revoked_at',
  ),
  // Logs carry their questions, and a room can start only a quiz that is not deleted. Time for second thoughts.
  oldest('quiz', 20, 'id', `deleted_at < ${now} - interval '3 days'`, 'deleted_at'),
  unplayedGames,
  // Those of games that go on are few; somebody may still ask for a receipt of one that has just ended.
  oldest(
    'game_checkpoint',
    20,
    'game_id',
    `at < ${now} - interval '1 day' and not exists (select from game g where g.id = r.game_id and g.phase <> 'closed')`,
    'at',
  ),
  oldest('room_code', 500, 'code', `free_at < ${now} - interval '1 day'`, 'free_at'),
  // `expire` is by the clocks of instances, ms.
  oldest(
    'rate_limit',
    1_000,
    'key',
    `expire < (extract(epoch from ${now}) * 1000)::bigint - 3600000`,
    'expire',
  ),
  // Rows of instances that have been silent for so long are of no use to anybody's claim.
  oldest(
    'instance',
    100,
    'id',
    `heartbeat_at < ${now} - interval '7 days' and not exists (select from game g where g.owner = r.id)`,
    'heartbeat_at',
  ),
];
