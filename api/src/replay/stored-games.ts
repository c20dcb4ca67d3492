import type { DataSource, EntityManager } from 'typeorm';
import type { Recorded } from '#game/events';
import type { Checkpoint } from '../games/log/checkpoint.js';
import { PAGE, PAGE_BYTES, recorded, type StoredEvent } from '../games/log/event-rows.js';
import { PAGE_EVENTS } from '../games/log/fold.js';
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
  /** Null for a player who left before the end. */
  score: number | null;
  /** The number of questions that counted. */
  total: number;
  untimed: boolean;
}

/** Read-only access to stored games, for operators. */
export class StoredGames {
  constructor(private readonly database: DataSource | EntityManager) {}

  /** Runs `read` on a consistent snapshot of the database. */
  inSnapshot<T>(read: (snapshot: StoredGames) => Promise<T>): Promise<T> {
    return this.database.transaction('REPEATABLE READ', (manager) => read(new StoredGames(manager)));
  }

  /** Newest first. */
  list({ limit, open }: { limit: number; open: boolean }): Promise<StoredGame[]> {
    return this.database.query(
      `select ${HEAD} from game where not $2 or phase <> 'closed' order by created_at desc, id limit $1`,
      [limit, open],
    );
  }

  /** Ordered by id, starting after `after`. */
  page(after: string, limit: number): Promise<StoredGame[]> {
    return this.database.query(`select ${HEAD} from game where id > $1 order by id limit $2`, [after, limit]);
  }

  /** The game with this id, if there is one. */
  find(id: string): Promise<StoredGame[]> {
    return this.database.query(`select ${HEAD} from game where id = $1`, [id]);
  }

  /** The log of a game in order, read page by page. */
  async *log(id: string): AsyncGenerator<Recorded> {
    for (let after = 0; ; ) {
      const page = await this.database.query<StoredEvent[]>(PAGE, [id, after, PAGE_EVENTS, PAGE_BYTES]);
      const last = page.at(-1);
      if (!last) return;
      for (const row of page) yield recorded(row);
      after = last.version;
    }
  }

  /** The versions of a game's stored checkpoints. */
  async checkpoints(id: string): Promise<number[]> {
    const rows = await this.database.query<{ version: number }[]>(
      'select version from game_checkpoint where game_id = $1',
      [id],
    );
    return rows.map(({ version }) => version);
  }

  /** The checkpoint at this version, if there is one. */
  checkpoint(id: string, version: number): Promise<Checkpoint[]> {
    return this.database.query(
      `select game_id as "gameId", version, format, hash, state from game_checkpoint
       where game_id = $1 and version = $2`,
      [id, version],
    );
  }

  history(ids: string[]): Promise<Score[]> {
    return this.database.query(
      `select game_id as "gameId", run, user_id as "userId", score, total_questions as total, untimed
       from played_quiz
       where game_id = any($1::uuid[])`,
      [ids],
    );
  }

  scores(ids: string[]): Promise<Score[]> {
    return this.database.query(SCORES, [ids]);
  }
}

const HEAD = 'id, kind, phase, version, epoch, owner, quarantine, created_at as "createdAt"';
