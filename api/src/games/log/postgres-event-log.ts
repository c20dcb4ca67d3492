import { DatabaseError, Pool, type PoolClient } from 'pg';
import type { GameKind, Recorded } from '#game/events';
import { ALIVE, APPEND, KEEP, OPEN, PAGE, TAKE_CODE } from './append.sql.js';
import type { Checkpoint } from './checkpoint.js';
import {
  type Append,
  type AppendOutcome,
  type Claimed,
  type Created,
  type EventLog,
  type Head,
  type NewGame,
  Unknown,
} from './event-log.js';
import { PAGE_EVENTS } from './fold.js';
import { FLUSHES } from './log-writer.js';

const ignore = () => {};
const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** As they are stored, which may be a tenth of what they take in memory. */
export const PAGE_BYTES = 2_000_000;

const HEAD = `select g.id as "gameId", g.kind, g.phase, g.version, g.epoch, g.owner, g.quarantine, ${ALIVE} as "ownerAlive" from game g`;

interface Claim {
  epoch: number;
  version: number;
  seen: number;
  last_at: Date | null;
  free_since: Date | null;
  now: Date;
}

/** Gives the time that comes with the version as it was before the claim waited for anybody. */
const CLAIM = `with seen as (
    select g.version as seen, e.at as last_at, coalesce(g.released_at, i.heartbeat_at) as free_since
    from game g left join instance i on i.id = g.owner
    left join game_event e on e.game_id = g.id and e.version = g.version
    where g.id = $1
  )
  update game
  set epoch = epoch + 1, owner = case when phase = 'closed' then null else $3::uuid end, released_at = null
  from seen
  where id = $1 and epoch = $2 and quarantine is null
  returning epoch, version, seen, last_at, free_since, clock_timestamp() as now`;
const LAST = 'select at from game_event where game_id = $1 and version = $2';
type Last = { at: Date };

/**
 * The log in Postgres. Appends have connections of their own, so that neither a slow query elsewhere nor many players who
 * come back at once hold an answer up.
 */
export class PostgresEventLog implements EventLog {
  constructor(
    private readonly pool: Pool,
    private readonly appends = pool,
  ) {}

  /** A log over `url`. A reply that takes over 5 s counts as lost. */
  static connect(url: string, onError: (error: Error) => void): PostgresEventLog {
    const connect = (max: number) => {
      const pool = new Pool({
        connectionString: url,
        max,
        query_timeout: 5_000,
        connectionTimeoutMillis: 5_000,
        application_name: 'fourtell log',
      });
      pool.on('error', onError);
      return pool;
    };
    return new PostgresEventLog(connect(4), connect(FLUSHES));
  }

  /** @throws Error unless the server keeps what it has acknowledged. */
  async assertDurable(): Promise<void> {
    for (const setting of ['fsync', 'synchronous_commit']) {
      const { rows } = await this.query<{ value: string }>(`select current_setting($1) as value`, [setting]);
      if (rows[0]?.value === 'off')
        throw new Error(`Postgres runs with ${setting} = off: answers could be lost`);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...new Set([this.pool, this.appends])].map((pool) => pool.end()));
  }

  create(game: NewGame): Promise<Created> {
    return this.transaction(
      async (client) => {
        const { gameId, userId, kind, phase, epoch, owner, dueAt, code } = game;
        if (code && !(await client.query(TAKE_CODE, [code, gameId])).rowCount) return 'code taken';
        const { rowCount } = await client.query(OPEN, [
          gameId,
          userId,
          kind,
          phase,
          epoch,
          owner,
          time(dueAt),
        ]);
        if (!rowCount) return 'seat taken';
        const { rows } = await client.query(APPEND, parameters([game]));
        if (!rows[0]?.ok) throw new Error(`game ${gameId} could not be opened`);
        return 'ok';
      },
      (created) => created === 'ok',
    );
  }

  async append(batch: readonly Append[]): Promise<AppendOutcome[]> {
    const append = { name: 'append', text: APPEND, values: parameters(batch) };
    const { rows } = await answerOf(this.appends.query<{ id: string; ok: boolean }>(append));
    const seen = new Map(rows.map(({ id, ok }) => [id, ok]));
    return batch.map(({ gameId }) => {
      const ok = seen.get(gameId);
      if (ok === undefined) return 'busy';
      return ok ? 'ok' : 'fenced';
    });
  }

  outcomeOf({ gameId, epoch, expected, events }: Append): Promise<'ok' | 'fenced' | 'absent'> {
    return this.transaction(async (client) => {
      const head = await client.query('select version, epoch from game where id = $1 for update', [gameId]);
      const last = expected + events.length;
      const mine = await client.query(
        'select from game_event where game_id = $1 and version = $2 and epoch = $3',
        [gameId, last, epoch],
      );
      if (mine.rowCount) return 'ok';
      const { version, epoch: now } = head.rows[0] ?? {};
      return now === epoch && version === expected ? 'absent' : 'fenced';
    });
  }

  async head(gameId: string): Promise<Head | undefined> {
    return (await this.query<Head>(`${HEAD} where g.id = $1`, [gameId])).rows[0];
  }

  async seatOf(userId: string, kind: GameKind): Promise<string | undefined> {
    const sql = 'select game_id as id from seat_of where user_id = $1 and kind = $2';
    return (await this.query<{ id: string }>(sql, [userId, kind])).rows[0]?.id;
  }

  async takeSeat(userId: string, kind: GameKind, gameId: string): Promise<string> {
    const sql = `insert into seat_of as s (user_id, kind, game_id) values ($1, $2, $3)
      on conflict (user_id, kind) do update set taken_at =
        case when s.game_id = excluded.game_id then clock_timestamp() else s.taken_at end
      returning game_id as id`;
    return (await this.query<{ id: string }>(sql, [userId, kind, gameId])).rows[0]?.id ?? gameId;
  }

  async freeSeat(userId: string, gameId: string, takenForMs = 0): Promise<boolean> {
    const sql = `delete from seat_of where user_id = $1 and game_id = $2
      and taken_at <= clock_timestamp() - $3 * interval '1 ms'`;
    return Boolean((await this.query(sql, [userId, gameId, takenForMs])).rowCount);
  }

  async roomOf(code: string): Promise<string | undefined> {
    const sql = 'select game_id as id from room_code where code = $1 and free_at is null';
    return (await this.query<{ id: string }>(sql, [code])).rows[0]?.id;
  }

  async claim(gameId: string, seenEpoch: number, owner: string): Promise<Claimed | undefined> {
    const [claim] = (await this.query<Claim>(CLAIM, [gameId, seenEpoch, owner])).rows;
    if (!claim) return undefined;
    const { epoch, version, free_since, now } = claim;
    // An append of the owner before may have come in while the claim waited for it.
    const last =
      version === claim.seen ? claim.last_at : (await this.query<Last>(LAST, [gameId, version])).rows[0]?.at;
    const ownedUntil = Math.max(free_since?.getTime() ?? 0, last?.getTime() ?? 0);
    return { epoch, version, lostMs: Math.max(0, now.getTime() - ownedUntil) };
  }

  async release(gameId: string, epoch: number, lostMs = 0): Promise<void> {
    const sql = `update game set owner = null, released_at = clock_timestamp() - $3 * interval '1 ms'
      where id = $1 and epoch = $2`;
    await this.query(sql, [gameId, epoch, lostMs]);
  }

  async quarantine(gameId: string, why: string): Promise<void> {
    const sql = `with aside as (
        update game set epoch = epoch + 1, quarantine = $2, owner = null, due_at = null where id = $1
      ), coded as (
        update room_code set free_at = clock_timestamp() + interval '1 hour' where game_id = $1 and free_at is null
      )
      delete from seat_of where game_id = $1`;
    await this.query(sql, [gameId, why]);
  }

  async read(gameId: string, after = 0, limit = PAGE_EVENTS): Promise<Recorded[]> {
    const { rows } = await this.query<StoredEvent>(PAGE, [gameId, after, limit, PAGE_BYTES]);
    return rows.map(recorded);
  }

  async checkpoint(gameId: string, below: number): Promise<Checkpoint | undefined> {
    const sql = `select game_id as "gameId", version, format, hash, state from game_checkpoint
      where game_id = $1 and version < $2 order by version desc limit 1`;
    return (await this.query<Checkpoint>(sql, [gameId, below])).rows[0];
  }

  async keep({ gameId, version, format, hash, state }: Checkpoint): Promise<void> {
    await this.query(KEEP, [gameId, version, format, hash, state]);
  }

  async overdue(overdueMs: number, limit: number, asker: string): Promise<Head[]> {
    const sql = `(${HEAD} where g.due_at < clock_timestamp() - $1 * interval '1 ms'
        and (g.owner = $3 or not ${ALIVE}) order by g.due_at)
      union all ${HEAD} where not ${ALIVE} and g.due_at is null and g.phase <> 'closed' and g.quarantine is null
        and coalesce(g.released_at, '-infinity') < clock_timestamp() - $1 * interval '1 ms'
      limit $2`;
    return (await this.query<Head>(sql, [overdueMs, limit, asker])).rows;
  }

  private query<T extends object>(text: string, values: unknown[]) {
    return answerOf(this.pool.query<T>(text, values));
  }

  private async transaction<T>(
    work: (client: PoolClient) => Promise<T>,
    keep: (result: T) => boolean = () => true,
  ): Promise<T> {
    let client: PoolClient | undefined;
    try {
      client = await this.pool.connect();
      // A lost connection is also told to the client; without a listener that would end the process.
      client.on('error', ignore);
      await client.query('begin');
      const result = await work(client);
      await client.query(keep(result) ? 'commit' : 'rollback');
      client.off('error', ignore);
      client.release();
      return result;
    } catch (error) {
      // A connection with an open transaction is not worth saving: closing it rolls back.
      client?.release(true);
      throw outcome(error);
    }
  }
}

export interface StoredEvent {
  version: number;
  at: string;
  type: string;
  command_id: string | null;
  data: object;
}

export const recorded = ({ version, at, type, command_id, data }: StoredEvent): Recorded => ({
  version,
  at: Math.round(Number(at)),
  commandId: command_id,
  event: { type, ...data } as Recorded['event'],
});

/** @throws what `outcome` makes of an error */
async function answerOf<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    throw outcome(error);
  }
}

/**
 * Data that cannot be stored is its game's fault: data exceptions, broken constraints, limits, internal errors. All
 * else (connection, shutdown, time-out, full disk, read-only standby) is the server's, and passes.
 */
function outcome(error: unknown): unknown {
  const refused = error instanceof DatabaseError && /^(22|23|54|XX)/.test(error.code ?? '');
  return refused ? error : new Unknown('the database did not answer', { cause: error });
}

function parameters(batch: readonly Append[]): unknown[] {
  const events = batch.flatMap(({ gameId, events }) => events.map((e) => ({ gameId, ...e })));
  const played = batch.flatMap(({ gameId, played }) => played.map((p) => ({ gameId, ...p })));
  return [
    batch.map((b) => b.gameId),
    batch.map((b) => b.epoch),
    batch.map((b) => b.expected),
    batch.map((b) => b.expected + b.events.length),
    batch.map((b) => b.phase),
    batch.map((b) => time(b.dueAt)),
    events.map((e) => e.gameId),
    events.map((e) => e.version),
    events.map((e) => time(e.at)),
    events.map((e) => e.event.type),
    events.map((e) => e.commandId),
    events.map(({ event: { type, ...data } }) => JSON.stringify(data)),
    played.map((p) => p.gameId),
    played.map((p) => p.run),
    played.map((p) => p.userId),
    played.map((p) => p.title),
    played.map((p) => p.score),
    played.map((p) => p.totalQuestions),
    played.map((p) => p.isMultiplayer),
    played.map((p) => time(p.at)),
    batch.flatMap(({ gameId, freed }) => freed.map(() => gameId)),
    batch.flatMap(({ freed }) => freed),
    batch.flatMap(({ gameId, seated }) => seated.map(() => gameId)),
    batch.flatMap(({ seated }) => seated),
  ];
}
