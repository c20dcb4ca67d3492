import type { Phase } from '#game/machine';
import { OWNER_ALIVE } from '../games/log/liveness.sql.js';

export interface GameFilter {
  limit: number;
  /** Games that have not closed. */
  open: boolean;
  /** Created at that time or later, and before. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** A code that the room has or had. */
  code?: string | undefined;
  /** Games that one of these users has joined. */
  users?: readonly string[] | undefined;
  phase?: Phase | undefined;
  /** Games that are quarantined, or overdue without a living owner. */
  problem?: boolean | undefined;
}

/** A take-over takes less. */
const OVERDUE = '10 s';

const PROBLEMS = `select id from game where quarantine is not null
  union all select g.id from game g
  where g.due_at < clock_timestamp() - interval '${OVERDUE}' and not ${OWNER_ALIVE}`;

/** A query for the newest games that match, and its values. An index finds them with any combination of conditions. */
export function gameList(columns: string, filter: GameFilter): [sql: string, values: unknown[]] {
  const { limit, open, since, until, code, users, phase, problem } = filter;
  const values: unknown[] = [limit];
  const bound = (value: unknown) => `$${values.push(value)}`;
  // An array, so that Postgres looks these ids up, instead of looking through all games for them.
  const isAmong = (ids: string) => `id = any(array(${ids}))`;
  const inEvents = (condition: string) => isAmong(`select game_id from game_event where ${condition}`);
  const conditions = [
    open && `phase <> 'closed'`,
    since && `created_at >= ${bound(since)}`,
    until && `created_at < ${bound(until)}`,
    code && inEvents(`type = 'GameOpened' and data ? 'code' and data->>'code' = ${bound(code)}`),
    users && inEvents(`type = 'PlayerJoined' and data->>'userId' = any(${bound(users)}::text[])`),
    phase && `phase ${phase === 'closed' ? '=' : '<>'} 'closed' and phase = ${bound(phase)}`,
    problem && isAmong(PROBLEMS),
  ].filter(Boolean);
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  return [`select ${columns} from game ${where} order by created_at desc, id desc limit $1`, values];
}
