import { ERASE_CHOSEN } from '../account/erase.sql.js';
import type { Purge } from './purges.js';

/**
 * Guests who have not returned for 30 days, the oldest first. Their refresh tokens have expired, so nobody can sign in as
 * these guests.
 */
const LOST = `select u.id from users u
  where u.is_guest and u.created_at < now() - interval '30 days'
    and not exists (
      select from sign_in s join refresh_token t on t.sign_in_id = s.id
      where s.user_id = u.id and t.issued_at >= now() - interval '30 days'
    )
  order by u.created_at limit 500`;

/** Deletes rows of lost guests, since one guest may have any number of them. */
const rowsOfGuests = (table: string, key: string, rows: string): Purge => ({
  what: 'guest',
  batch: 1_000,
  sql: `with lost as (${LOST}), gone as (
      delete from ${table} where (${key}) in (
        select ${key} from ${rows} in (select id from lost) limit $1
      ) returning 1
    )
    select count(*)::int as looked, count(*)::int as removed from gone`,
});

const FACTS = rowsOfGuests('seen_fact', 'user_id, fact', 'seen_fact where user_id');
const TOKENS = rowsOfGuests(
  'refresh_token',
  'hash',
  'refresh_token join sign_in s on s.id = sign_in_id where s.user_id',
);

const USERS: Purge = {
  what: 'guest',
  batch: 100,
  sql: `with chosen as (
      select u.id from users u
      where u.is_guest and u.id in (${LOST})
        and not exists (select from seen_fact f where f.user_id = u.id)
        and not exists (select from sign_in s join refresh_token t on t.sign_in_id = s.id where s.user_id = u.id)
      limit $1 for update of u skip locked
    ), ${ERASE_CHOSEN}
    select count(*)::int as looked, count(*)::int as removed from gone`,
};

/**
 * Erases guests who have not returned for 30 days. Their names in the logs of games are erased next: see `ERASE_NAMES`. Their
 * history stays, since `verify` compares it with these logs.
 */
export const GUESTS: readonly Purge[] = [FACTS, TOKENS, USERS];
