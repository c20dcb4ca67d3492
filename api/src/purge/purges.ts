import type { Client } from 'pg';
import { ERASE_NAMES } from '../account/erase.sql.js';

/** Deletes rows of one kind that are no longer needed. */
export interface Purge {
  /** The label in metrics. Several purges may share one. */
  what: string;
  /** The maximum number of rows, games or users that one step examines. */
  batch: number;
  /** One step. $1 is `batch`. Returns one row: how many it examined (`looked`) and how many rows it deleted (`removed`). */
  sql: string;
  /** Runs before the first step of a round. Resolves to false if there is nothing to do. */
  prepare?(client: Client): Promise<boolean>;
}

/** The database's time at the start of the step. Postgres cannot use an index to compare with a volatile clock. */
const now = 'now()';

/** Deletes old rows of a table, in the order of an index that holds few other rows. */
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

/** Refresh tokens are valid for 30 days. For 30 more, the server can still tell an expired token from an unknown one. */
const EXPIRED = `${now} - interval '60 days'`;
/** A revoked sign-in's tokens are refused with or without its row. */
const ENDED = `revoked_at < ${now} - interval '1 day'`;

/** Also revokes sign-ins that lose their last token. Their rows are deleted a day later. */
const expiredTokens: Purge = {
  what: 'refresh_token',
  batch: 1_000,
  sql: `with old as (
      select hash, sign_in_id from refresh_token where issued_at < ${EXPIRED} order by issued_at limit $1
    ), ended as (
      update sign_in s set revoked_at = ${now}
      where s.revoked_at is null and s.id in (select sign_in_id from old)
        and not exists (select from refresh_token t where t.sign_in_id = s.id and t.issued_at >= ${EXPIRED})
    ), gone as (
      delete from refresh_token where hash in (select hash from old) returning 1
    )
    select count(*)::int as looked, count(*)::int as removed from gone`,
};

/** Runs before sign-ins are deleted, since that would delete any number of their tokens in one step. */
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
 * Deletes games that closed days ago without an answer or a history row. This is the one exception to the rule that logs
 * are kept. Nothing refers to these games, and a quiz that is started repeatedly would fill the disk with its questions.
 * A game's head row and events are deleted together, so that `verify` sees both or neither. Quarantined games are kept
 * for the operator. So are very long logs, which do not fit into one step.
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
 * All purges except those of guests and of seen facts. By design, some data grows with every game and is never deleted: logs of played
 * games, history, reports on questions, and at most one row per player and question for seen facts.
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
  // Games do not need the row: logs contain their questions, and a room cannot start a deleted quiz.
  oldest('quiz', 20, 'id', `deleted_at < ${now} - interval '3 days'`, 'deleted_at'),
  unplayedGames,
  // Open games keep theirs. A game that has just ended does too, since a client may still repeat a command.
  oldest(
    'game_checkpoint',
    20,
    'game_id',
    `at < ${now} - interval '1 day' and not exists (select from game g where g.id = r.game_id and g.phase <> 'closed')`,
    'at',
  ),
  oldest('password_reset', 500, 'hash', `expires_at < ${now}`, 'expires_at'),
  { what: 'erasure', batch: 50, sql: ERASE_NAMES },
  // Mails from a time when the server could send mail: it drops mails after a day.
  oldest('mail', 500, 'id', `next_at < ${now} - interval '2 days'`, 'next_at'),
  oldest('room_code', 500, 'code', `free_at < ${now} - interval '1 day'`, 'free_at'),
  // Left by a command that was interrupted.
  oldest('owner_request', 100, 'id', `at < ${now} - interval '1 day'`, 'at'),
  // `expire` is in epoch ms.
  oldest(
    'rate_limit',
    1_000,
    'key',
    `expire < (extract(epoch from ${now}) * 1000)::bigint - 3600000`,
    'expire',
  ),
  // No claim needs the row of an instance whose last heartbeat is a week old.
  oldest(
    'instance',
    100,
    'id',
    `heartbeat_at < ${now} - interval '7 days' and not exists (select from game g where g.owner = r.id)`,
    'heartbeat_at',
  ),
];
