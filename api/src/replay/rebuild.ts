import type { DataSource, EntityManager } from 'typeorm';
import { dueAt } from '#game/due';
import { isKnown, type Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { contextOf, type Game, newGame, phaseOf } from '#game/game';
import { SNAPSHOT_FORMAT, snapshot } from '#game/snapshot';
import { noProjections, project } from '../games/live/projections.js';
import { time } from '../games/log/append.sql.js';
import { checkpointOf } from '../games/log/checkpoint.js';
import type { Played } from '../games/log/event-log.js';
import { recorded } from '../games/log/event-rows.js';
import { record } from '../operators/operators.js';
import {
  DROP_CHECKPOINTS,
  HAS_HEAD,
  LOCKED_HEAD,
  SET_CHECKPOINT,
  SET_HEAD,
  SET_HISTORY,
} from './rebuild.sql.js';
import { StoredGames } from './stored-games.js';

/** The outcome for a game: a list of changes, or the reason why there are none. */
export type Rebuilt = { changes: string[] } | { skipped: string } | { broken: string };

interface Head {
  kind: string;
  version: number;
  phase: string;
  dueAt: Date | null;
  quarantine: string | null;
  ownerAlive: boolean;
}

/**
 * Recomputes a game's head row, history rows and checkpoints from its log. Skips a game that a server plays: its owner writes
 * them. Any other is locked during the rebuild, so that no server claims it. Resolves to undefined if there is no such game.
 */
export async function rebuild(database: DataSource, gameId: string): Promise<Rebuilt | undefined> {
  try {
    return await database.transaction((manager) => rebuilt(manager, gameId));
  } catch (error) {
    if (error instanceof BrokenLog) return { broken: error.message };
    throw error;
  }
}

async function rebuilt(manager: EntityManager, gameId: string): Promise<Rebuilt | undefined> {
  const [head] = await manager.query<Head[]>(LOCKED_HEAD, [gameId]);
  if (head?.ownerAlive) return { skipped: 'a server plays it' };
  if (!head && (await manager.query<unknown[]>(HAS_HEAD, [gameId])).length > 0)
    return { skipped: 'a server writes to it' };
  const fold = new Rebuild(manager, gameId);
  await fold.run();
  if (fold.isEmpty) return head ? { broken: 'it has no events' } : undefined;
  const changes = [...fold.changes, ...(await fold.setHead(head)), ...(await fold.setHistory())];
  if (changes.length > 0)
    await record(manager, { action: 'projections rebuild', target: gameId, details: { changes } });
  return { changes };
}

class BrokenLog extends Error {}

/** Folds a log, and writes the rows that are derived from it. */
class Rebuild {
  readonly changes: string[] = [];
  private readonly game: Game = newGame();
  private readonly history = new Map<string, Played>();
  private epoch = 1;

  constructor(
    private readonly manager: EntityManager,
    private readonly gameId: string,
  ) {}

  get isEmpty(): boolean {
    return this.game.sheet.version === 0;
  }

  async run(): Promise<void> {
    const stored = new StoredGames(this.manager);
    const kept = new Set(await stored.checkpoints(this.gameId));
    for await (const row of stored.rows(this.gameId)) {
      this.epoch = Math.max(this.epoch, row.epoch);
      this.apply(recorded(row));
      if (kept.delete(row.version)) await this.setCheckpoint(stored, row.version);
    }
    if (kept.size === 0) return;
    await this.manager.query(DROP_CHECKPOINTS, [this.gameId, [...kept]]);
    for (const version of kept)
      this.changes.push(`checkpoint at version ${version}: removed, no such version`);
  }

  async setHead(head: Head | undefined): Promise<string[]> {
    const { game, gameId } = this;
    const phase = phaseOf(game);
    const due = head && head.quarantine !== null ? null : dueAt(game);
    const wanted = { kind: contextOf(game).kind, version: game.sheet.version, phase, due_at: time(due) };
    const found = head && { ...head, due_at: time(head.dueAt?.getTime() ?? null) };
    const differences = Object.entries(wanted).flatMap(([field, value]) => {
      const before = found?.[field as keyof typeof wanted];
      return found && before === value ? [] : [`head row: ${field} ${before ?? 'none'} → ${value ?? 'none'}`];
    });
    if (differences.length > 0)
      await this.manager.query(SET_HEAD, [gameId, ...Object.values(wanted), this.epoch]);
    return differences;
  }

  async setHistory(): Promise<string[]> {
    const rows = [...this.history.values()].map((row) => ({
      ...{ run: row.run, user_id: row.userId, title: row.title, score: row.score, at: time(row.at) },
      ...{ total_questions: row.totalQuestions, is_multiplayer: row.isMultiplayer, untimed: row.untimed },
    }));
    const [counts] = await this.manager.query<Record<string, number>[]>(SET_HISTORY, [
      this.gameId,
      JSON.stringify(rows),
    ]);
    return Object.entries(counts ?? {}).flatMap(([how, n]) => (n > 0 ? [`history: ${n} rows ${how}`] : []));
  }

  private apply(recorded: Recorded): void {
    if (!isKnown(recorded.event)) throw new BrokenLog(`this release does not know ${recorded.event.type}`);
    try {
      evolve(this.game, recorded);
    } catch (error) {
      throw new BrokenLog(String(error), { cause: error });
    }
    const rows = noProjections();
    project(recorded, this.game, rows);
    for (const played of rows.played) this.history.set(`${played.run} ${played.userId}`, played);
  }

  /** A checkpoint of another release is never read, so it may stay. */
  private async setCheckpoint(stored: StoredGames, version: number): Promise<void> {
    const [found] = await stored.checkpoint(this.gameId, version);
    if (found?.format !== SNAPSHOT_FORMAT) return;
    const wanted = await checkpointOf(this.gameId, snapshot(this.game));
    if (found.hash === wanted.hash && found.state === wanted.state) return;
    await this.manager.query(SET_CHECKPOINT, [this.gameId, version, wanted.hash, wanted.state]);
    this.changes.push(`checkpoint at version ${version}: written again`);
  }
}
