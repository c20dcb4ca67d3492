import type { DataSource, EntityManager } from 'typeorm';
import type { Recorded } from '#game/events';
import { recorded, type StoredEvent } from '../games/postgres-event-log.js';
import { SCORES } from './scores.sql.js';

export interface StoredGame {
  id: string;
  kind: string;
  phase: string;
  version: number;
  epoch: number;
  owner: string | null;
  quarantine: string | null;
  createdAt: Date;
}

export interface Score {
  gameId: string;
  run: number;
  userId: string;
  /** Null for a player who was not there to the end. */
  score: number | null;
  /** Questions that counted. */
  total: number;
}

/** What the database holds about games, for operators: read only. */
export class StoredGames {
  constructor(private readonly database: DataSource | EntityManager) {}

  /** Reads through the given games see the database as it is at one moment. */
  atOneMoment<T>(read: (now: StoredGames) => Promise<T>): Promise<T> {
    return this.database.transaction('REPEATABLE READ', (manager) => read(new StoredGames(manager)));
  }

  /** Newest first. */
  list({ limit, open }: { limit: number; open: boolean }): Promise<StoredGame[]> {
    return this.database.query(
      `select ${HEAD} from game where not $2 or phase <> 'closed' order by created_at desc, id limit $1`,
      [limit, open],
    );
  }

  /** In the order of ids, from the one after `after` on. */
  page(after: string, limit: number): Promise<StoredGame[]> {
    return this.database.query(`select ${HEAD} from game where id > $1 order by id limit $2`, [after, limit]);
  }

  /** The game with this id, if there is one. */
  find(id: string): Promise<StoredGame[]> {
    return this.database.query(`select ${HEAD} from game where id = $1`, [id]);
  }

  /** The logs of games, each in the order of its versions. */
  async events(ids: string[]): Promise<Map<string, Recorded[]>> {
    const rows = await this.database.query<(StoredEvent & { game_id: string })[]>(
      `select game_id, version, extract(epoch from at) * 1000 as at, type, command_id, data
       from game_event where game_id = any($1::uuid[]) order by game_id, version`,
      [ids],
    );
    const logs = new Map<string, Recorded[]>(ids.map((id) => [id, []]));
    for (const row of rows) logs.get(row.game_id)?.push(recorded(row));
    return logs;
  }

  history(ids: string[]): Promise<Score[]> {
    return this.database.query(
      `select game_id as "gameId", run, user_id as "userId", score, total_questions as total from played_quiz
       where game_id = any($1::uuid[])`,
      [ids],
    );
  }

  scores(ids: string[]): Promise<Score[]> {
    return this.database.query(SCORES, [ids]);
  }
}

const HEAD = 'id, kind, phase, version, epoch, owner, quarantine, created_at as "createdAt"';
