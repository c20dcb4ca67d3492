import type { Room } from '../player/room.js';
import { type Broken, broken } from './broken.js';
import type { Database } from './database.js';

/** The last messages of a player that stopped making progress. */
const HEARD = 20;
const HEAD = `select g.phase, g.version, g.epoch, g.due_at, clock_timestamp() as now, g.quarantine, i.heartbeat_at,
    (select string_agg(e.type || ' ' || e.epoch || ' ' || e.at::text, ', ' order by e.version) from game_event e
      where e.game_id = g.id and e.version > g.version - 4) as last
  from game g left join instance i on i.id = g.owner where g.id = $1`;

/** I6, with diagnostics. */
export async function ended(database: Database, rooms: readonly Room[]): Promise<Broken[]> {
  const hung: Broken[] = [];
  for (const { id, players, questions } of rooms) {
    const late = players.filter(({ over }) => !over);
    if (late.length === 0) continue;
    const where = late.map(({ name, index, connected, journal }) => {
      const heard = journal.frames.slice(-HEARD).map(({ event, payload, at }) => {
        const { seq = '' } = (payload ?? {}) as { seq?: number };
        return `${new Date(at).toISOString().slice(14, 23)} ${event} ${seq}`;
      });
      return `${name} at ${index}${connected ? '' : ' (away)'}, heard ${heard.join(', ')}`;
    });
    const [head] = await database.query(HEAD, [id]);
    hung.push(broken('I6', id, `not over of ${questions} for ${where.join('; ')}; ${JSON.stringify(head)}`));
  }
  return hung;
}

/** I5 */
export function agreed({ id, players, views }: Room): Broken[] {
  if (players.some(({ over }) => !over)) return [];
  const shown = views.map(
    (view) =>
      view &&
      JSON.stringify([view.seq, view.phase, view.run, view.names, view.total, view.scores, view.host]),
  );
  const different = [...new Set(shown)];
  return different.length === 1 && shown[0] !== undefined
    ? []
    : [broken('I5', id, `players see different things: ${different.join(' / ')}`)];
}
