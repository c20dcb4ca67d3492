import { type Broken, broken } from './broken.js';
import { type Database, PATIENCE_MS } from './database.js';

/** How often a question was closed. */
export interface Close {
  game_id: string;
  index: number;
  times: number;
}

interface Gaps {
  game_id: string;
  version: number;
  events: number;
  last: number;
  distinct_versions: number;
}

const GAPS = `select g.id as game_id, g.version, count(e.version)::int as events, max(e.version) as last,
    count(distinct e.version)::int as distinct_versions
  from game g left join game_event e on e.game_id = g.id where g.id = any($1::uuid[]) group by g.id, g.version`;

const CLOSES = `select game_id, (data->>'index')::int as index, count(*)::int as times from game_event
  where type = 'QuestionClosed' and game_id = any($1::uuid[]) group by game_id, data->>'run', data->>'index'`;

export const closesOf = (database: Database, ids: readonly string[]): Promise<Close[]> =>
  database.query<Close>(CLOSES, [ids], PATIENCE_MS);

/** I4: no question was closed twice. */
export const closedOnce = (closes: readonly Close[]): Broken[] =>
  closes
    .filter(({ times }) => times > 1)
    .map((c) => broken('I4', c.game_id, `question ${c.index} was closed ${c.times} times`));

/** I4: the versions of each log have no gaps or duplicates. */
export async function gapless(database: Database, ids: readonly string[]): Promise<Broken[]> {
  const gaps = await database.query<Gaps>(GAPS, [ids], PATIENCE_MS);
  return gaps
    .filter((g) => g.events !== g.version || g.last !== g.version || g.distinct_versions !== g.version)
    .map((g) => broken('I4', g.game_id, `${g.events} events up to ${g.last}, the head says ${g.version}`));
}
