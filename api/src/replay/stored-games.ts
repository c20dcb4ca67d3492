import type { DataSource, EntityManager } from 'typeorm';
import type { Recorded } from '#game/events';
import type { HistoryLine } from '../game-files/format.js';
import type { Checkpoint } from '../games/log/checkpoint.js';
import { PAGE_BYTES, recorded, WHOLE_LOGS, WHOLE_PAGE, type WholeEvent } from '../games/log/event-rows.js';
import { PAGE_EVENTS } from '../games/log/fold.js';
import { ANCHORED, LAST_OF_PAGE } from './anchor.sql.js';
import { type GameFilter, gameList } from './game-list.sql.js';
import { HEADLESS } from './rebuild.sql.js';
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

/** A history row. */
export interface HistoryRow extends Score {
  title: string;
  isMultiplayer: boolean;
  /** Epoch ms. */
  at: number;
}

/** Read-only access to stored games, for operators. */
export class StoredGames {
  constructor(private readonly database: DataSource | EntityManager) {}

  /** Runs `read` on a consistent snapshot of the database. */
  inSnapshot<T>(read: (snapshot: StoredGames) => Promise<T>): Promise<T> {
    return this.database.transaction('REPEATABLE READ', (manager) => read(new StoredGames(manager)));
  }

  /** Runs `read` within the snapshot, which stays usable if a statement of `read` fails. */
  inSavepoint<T>(read: (snapshot: StoredGames) => Promise<T>): Promise<T> {
    return this.database.transaction((manager) => read(new StoredGames(manager)));
  }

  /** Newest first. */
  list(filter: GameFilter): Promise<StoredGame[]> {
    return this.database.query(...gameList(HEAD, filter));
  }

  /** Quarantined games, newest first. */
  quarantined(limit: number): Promise<StoredGame[]> {
    return this.database.query(
      `select ${HEAD} from game where quarantine is not null order by created_at desc, id desc limit $1`,
      [limit],
    );
  }

  async count(): Promise<number> {
    const [row] = await this.database.query<{ games: number }[]>('select count(*)::int as games from game');
    return row?.games ?? 0;
  }

  /** Ordered by id, starting after `after`, up to `to`. */
  page(after: string, limit: number, to: string | null = null): Promise<StoredGame[]> {
    return this.database.query(
      `select ${HEAD} from game where id > $1 and ($3::uuid is null or id <= $3) order by id limit $2`,
      [after, limit, to],
    );
  }

  /** The games whose last event is of that time or later. */
  async changedSince(games: StoredGame[], since: Date): Promise<StoredGame[]> {
    const ids = games.map(({ id }) => id);
    const rows = await this.database.query<{ id: string }[]>(CHANGED, [ids, since]);
    const changed = new Set(rows.map(({ id }) => id));
    return games.filter(({ id }) => changed.has(id));
  }

  /** The ids of all games, and then of logs that have lost their head rows, read page by page. */
  async *ids(): AsyncGenerator<string> {
    for (const sql of [IDS, HEADLESS]) {
      for (let after: string | undefined = FIRST_ID; after; ) {
        const page: { id: string }[] = await this.database.query(sql, [after, PAGE_EVENTS]);
        for (const { id } of page) yield id;
        after = page.at(-1)?.id;
      }
    }
  }

  /** The ids of games that have events or history, but no head row. */
  async headless(): Promise<string[]> {
    return (await this.database.query<{ id: string }[]>(HEADLESS_GAMES)).map(({ id }) => id);
  }

  /** The game with this id, if there is one. */
  find(id: string): Promise<StoredGame[]> {
    return this.database.query(`select ${HEAD} from game where id = $1`, [id]);
  }

  /** The log of a game in order, read page by page. */
  async *log(id: string): AsyncGenerator<Recorded> {
    for await (const row of this.rows(id)) yield recorded(row);
  }

  /** The rows of a game's log in order, read page by page. */
  async *rows(id: string): AsyncGenerator<WholeEvent> {
    for await (const page of this.pages(id)) yield* page;
  }

  /** The same, with the rows of a page together. */
  async *pages(id: string): AsyncGenerator<WholeEvent[]> {
    for (let after = 0; ; ) {
      const page = await this.database.query<WholeEvent[]>(WHOLE_PAGE, [id, after, PAGE_EVENTS, PAGE_BYTES]);
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last.version;
    }
  }

  /** The runs of games that have been corrected. */
  correctedRuns(ids: string[]): Promise<{ gameId: string; run: number }[]> {
    return this.database.query(
      `select distinct game_id as "gameId", (data->>'run')::int as run from game_event
       where game_id = any($1::uuid[]) and type = 'RunCorrected'`,
      [ids],
    );
  }

  /** The whole logs of small games. */
  async logs(ids: string[]): Promise<Map<string, WholeEvent[]>> {
    const logs = new Map<string, WholeEvent[]>(ids.map((id) => [id, []]));
    for (const row of await this.database.query<WholeEvent[]>(WHOLE_LOGS, [ids]))
      logs.get(row.game_id)?.push(row);
    return logs;
  }

  /** The versions of the stored checkpoints of games. */
  checkpointsOf(ids: string[]): Promise<{ gameId: string; version: number }[]> {
    return this.database.query(
      'select game_id as "gameId", version from game_checkpoint where game_id = any($1::uuid[])',
      [ids],
    );
  }

  /** The versions of a game's stored checkpoints. */
  async checkpoints(id: string): Promise<number[]> {
    return (await this.checkpointsOf([id])).map(({ version }) => version);
  }

  /** The checkpoint at this version, if there is one. */
  checkpoint(id: string, version: number): Promise<Checkpoint[]> {
    return this.database.query(
      `select game_id as "gameId", version, format, hash, state from game_checkpoint
       where game_id = $1 and version = $2`,
      [id, version],
    );
  }

  /** The database's time. */
  async now(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }[]>('select clock_timestamp() as now');
    return row?.now ?? new Date();
  }

  /** Of the first `limit` games after `after`, those that an anchor of this time covers. */
  anchored(
    at: string,
    after: string,
    limit: number,
  ): Promise<{ id: string; version: number; hash: Buffer | null }[]> {
    return this.database.query(ANCHORED, [at, after, limit]);
  }

  /** The last of the first `limit` games after `after`; undefined if there are fewer. */
  async lastOfPage(after: string, limit: number): Promise<string | undefined> {
    const [last] = await this.database.query<{ id: string }[]>(LAST_OF_PAGE, [after, limit]);
    return last?.id;
  }

  history(ids: string[]): Promise<HistoryRow[]> {
    return this.database.query(
      `select game_id as "gameId", run, user_id as "userId", score, total_questions as total, untimed,
         title, is_multiplayer as "isMultiplayer", extract(epoch from at)::float8 * 1000 as at
       from played_quiz
       where game_id = any($1::uuid[])`,
      [ids],
    );
  }

  /** A game's history rows as they are exported, in order, read page by page. */
  async *historyOf(id: string): AsyncGenerator<HistoryLine> {
    for (let after: unknown[] = [-1, FIRST_ID]; ; ) {
      const page = await this.database.query<(Omit<HistoryLine, 'at'> & { at: Date })[]>(HISTORY_PAGE, [
        id,
        ...after,
        PAGE_EVENTS,
      ]);
      const last = page.at(-1);
      if (!last) return;
      for (const row of page) yield { ...row, at: row.at.toISOString() };
      after = [last.run, last.user_id];
    }
  }

  scores(ids: string[]): Promise<Score[]> {
    return this.database.query(SCORES, [ids]);
  }
}

const HEAD = 'id, kind, phase, version, epoch, owner, quarantine, created_at as "createdAt"';

/** A lateral query finds the last event of each game in the index. $1 games, $2 time. */
export const CHANGED = `
select g.id from unnest($1::uuid[]) as g(id) cross join lateral (
  select at from game_event where game_id = g.id order by version desc limit 1
) last where at >= $2`;
/** A purge deletes a game's head row and events together. */
const HEADLESS_GAMES = `
select game_id as id from game_event e where not exists (select from game g where g.id = e.game_id)
union
select game_id from played_quiz p where not exists (select from game g where g.id = p.game_id)
order by id`;
const IDS = 'select id from game where id > $1 order by id limit $2';
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** $1 game, $2–$3 run and user of the last row before, $4 limit. */
const HISTORY_PAGE = `
select run, user_id, title, score, total_questions, is_multiplayer, untimed, at from played_quiz
where game_id = $1 and (run, user_id) > ($2::int, $3::uuid) order by run, user_id limit $4`;
