import { createHash } from 'node:crypto';
import type { Purge } from './purges.js';

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Deletes seen facts that are no longer in the bank. Facts in the bank are kept, so that players see all questions before
 * one repeats. For each version of the bank, given by `idsOf`, the purge goes over all users once, page by page.
 */
export function seenFacts(idsOf: () => readonly string[]): Purge {
  let bank: { what: string; ids: readonly string[] } | undefined;
  const known = () => {
    const ids = bank?.ids ?? idsOf();
    bank ??= { what: `seen_fact ${createHash('sha256').update(ids.join()).digest('hex').slice(0, 16)}`, ids };
    return bank;
  };
  return {
    what: 'seen_fact',
    batch: 20,
    async prepare(client) {
      const { what, ids } = known();
      const done = await client.query('select from purge_progress where what = $1 and reached_id = $2', [
        what,
        LAST,
      ]);
      if (done.rowCount) return false;
      await client.query('create temporary table known_fact (ref text primary key)');
      await client.query('insert into known_fact select unnest($1::text[])', [ids]);
      return true;
    },
    // A newer release may run beside this one with more facts, so recent rows stay.
    get sql() {
      const { what } = known();
      return `with page as (
        select id from users where id > coalesce((select reached_id from purge_progress where what = '${what}'),
          '00000000-0000-0000-0000-000000000000')
        order by id limit $1
      ), gone as (
        delete from seen_fact s
        where s.user_id in (select id from page) and s.seen_at < now() - interval '7 days'
          and not exists (select from known_fact k where k.ref = s.fact)
          and not exists (select from provider_question p where p.ref = s.fact)
        returning 1
      ), progress as (
        insert into purge_progress (what, reached_at, reached_id)
        select '${what}', clock_timestamp(),
          case when (select count(*) from page) < $1 then '${LAST}'
            else (select id from page order by id desc limit 1) end
        on conflict (what) do update set reached_at = excluded.reached_at, reached_id = excluded.reached_id
      )
      select (select count(*)::int from page) as looked, (select count(*)::int from gone) as removed`;
    },
  };
}
