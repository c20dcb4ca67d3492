import type { DataSource } from 'typeorm';
import { idIn } from '../operators/matching-users.js';
import { type Rebuilt, rebuild } from '../replay/rebuild.js';
import { StoredGames } from '../replay/stored-games.js';
import { oneLine } from '../terminal-text.js';
import { Misuse, USAGE } from './arguments.js';
import type { Command } from './command.js';

type Result = { gameId: string } & Rebuilt;

export async function runProjections(
  command: Command,
  database: DataSource,
  verb?: string,
  id?: string,
): Promise<number> {
  if (verb !== 'rebuild') throw new Misuse(USAGE);
  if (!id && !command.values.all) throw new Misuse('rebuild what? An id or --all is needed');
  await command.confirm(
    `Recompute head rows, history and checkpoints of ${id ? `game ${id}` : 'all games'} from the logs?`,
  );
  const stored = new StoredGames(database);
  const total = { games: 0, changed: 0, skipped: 0, broken: 0 };
  const results: Result[] = [];
  for await (const gameId of id ? [idOf(id)] : stored.ids()) {
    const rebuilt = await rebuild(database, gameId);
    if (!rebuilt && id) throw new Misuse(`there is no game ${id}`);
    if (!rebuilt) continue;
    total.games += 1;
    if (!count(total, rebuilt)) continue;
    if (command.values.json) results.push({ gameId, ...rebuilt });
    else command.say(linesOf({ gameId, ...rebuilt }));
  }
  command.print({ ...total, results }, ({ games, changed, skipped, broken }) =>
    [
      `${games} games, ${changed} changed`,
      ...(skipped > 0 ? [`${skipped} skipped, since servers play them`] : []),
      ...(broken > 0 ? [`${broken} unchanged, since their logs cannot be folded`] : []),
    ].join(', '),
  );
  return total.broken > 0 ? 1 : 0;
}

function idOf(text: string): string {
  const id = idIn(text);
  if (!id) throw new Misuse(`there is no game ${text}`);
  return id;
}

/** Returns whether there is anything to print about the game. */
function count(total: Record<'changed' | 'skipped' | 'broken', number>, rebuilt: Rebuilt): boolean {
  if ('broken' in rebuilt) total.broken += 1;
  else if ('skipped' in rebuilt) total.skipped += 1;
  else if (rebuilt.changes.length > 0) total.changed += 1;
  else return false;
  return true;
}

function linesOf(result: Result): string {
  const { gameId } = result;
  if ('broken' in result) return `${gameId}  cannot be folded: ${oneLine(result.broken)}`;
  if ('skipped' in result) return `${gameId}  skipped: ${result.skipped}`;
  return result.changes.map((change) => `${gameId}  ${oneLine(change)}`).join('\n');
}
