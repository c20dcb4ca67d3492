import type { WholeEvent } from '../games/log/event-rows.js';
import type { StoredGame, StoredGames } from '../replay/stored-games.js';
import { type EventLine, FORMAT, FORMAT_VERSION, type GameHead, type HistoryLine } from './format.js';

/** The lines of a game's file, read page by page. The caller holds a snapshot. */
export async function* linesOf(snapshot: StoredGames, head: StoredGame): AsyncGenerator<string> {
  const line = (content: object) => `${JSON.stringify(content)}\n`;
  const exported_at = (await snapshot.now()).toISOString();
  yield line({ format: FORMAT, version: FORMAT_VERSION, exported_at, game: headOf(head) });
  const end = { events: 0, history: 0 };
  for await (const row of snapshot.rows(head.id)) {
    end.events += 1;
    yield line({ event: eventOf(row) });
  }
  for await (const row of snapshot.historyOf(head.id)) {
    end.history += 1;
    yield line({ history: row satisfies HistoryLine });
  }
  yield line({ end });
}

const headOf = ({ id, kind, phase, version, epoch, createdAt }: StoredGame) =>
  ({ id, kind, phase, version, epoch, created_at: createdAt.toISOString() }) as GameHead;

function eventOf({ version, epoch, at, type, v, command_id, data, hash, seal }: WholeEvent): EventLine {
  const hex = (bytes: Buffer | null) => bytes?.toString('hex') ?? null;
  const common = { version, epoch, at: exactTime(at), type, v, command_id, data };
  return { ...common, hash: hex(hash), seal: hex(seal) };
}

/** Epoch ms with six decimals, as an ISO time to the microsecond: the hash covers what is stored. */
function exactTime(at: string): string {
  const [ms = '', decimals = ''] = at.split('.');
  return `${new Date(Number(ms)).toISOString().slice(0, -1)}${decimals.slice(0, 3).padEnd(3, '0')}Z`;
}
