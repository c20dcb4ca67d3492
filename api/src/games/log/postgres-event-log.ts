import type { GameKind, Recorded } from '#game/events';
import { batched } from '../../database/batched.js';
import { APPEND, APPEND_CORRECTED, appendValues, LAST_HASHES, time } from './append.sql.js';
import { Chains } from './chains.js';
import type { Checkpoint } from './checkpoint.js';
import { CHECKPOINT, KEEP } from './checkpoint.sql.js';
import type { Append, AppendOutcome, Claimed, Created, EventLog, Head, NewGame } from './event-log.js';
import { PAGE, PAGE_BYTES, recorded, type StoredEvent } from './event-rows.js';
import { PAGE_EVENTS } from './fold.js';
import { LogPool } from './log-pool.js';
import { FLUSHES } from './log-writer.js';
import { CLAIM, type ClaimRow, EVENT_AT, HEAD, OVERDUE, QUARANTINE, RELEASE } from './owner.sql.js';
import { FREE_SEAT, OPEN, ROOMS_OF, SEATS_OF, TAKE_CODE, TAKE_SEAT } from './seats.sql.js';

/**
 * The log in Postgres. Appends have their own connections, so that neither slow queries nor many reconnecting players
 * delay an answer.
 */
export class PostgresEventLog implements EventLog {
  private readonly chains = new Chains((appends) => this.lastHashes(appends));
  private readonly seats = batched((keys: readonly { userId: string; kind: GameKind }[]) =>
    this.ids(SEATS_OF, [keys.map(({ userId }) => userId), keys.map(({ kind }) => kind)]),
  );
  private readonly rooms = batched((codes: readonly string[]) => this.ids(ROOMS_OF, [codes]));

  constructor(
    private readonly pool: LogPool,
    private readonly appends: LogPool,
  ) {}

  static connect(url: string, onError: (error: Error) => void): PostgresEventLog {
    return new PostgresEventLog(LogPool.connect(url, 4, onError), LogPool.connect(url, FLUSHES, onError));
  }

  /** @throws Error if the server may lose what it has acknowledged */
  async assertDurable(): Promise<void> {
    for (const setting of ['fsync', 'synchronous_commit']) {
      const { rows } = await this.pool.query<{ value: string }>(`select current_setting($1) as value`, [
        setting,
      ]);
      if (rows[0]?.value === 'off')
        throw new Error(`Postgres runs with ${setting} = off: answers could be lost`);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.close(), this.appends.close()]);
  }

  create(game: NewGame): Promise<Created> {
    const { gameId, userId, kind, phase, epoch, owner, dueAt, code } = game;
    return this.pool.transaction(
      async (client) => {
        if (code && !(await client.query(TAKE_CODE, [code, gameId])).rowCount) return 'code taken';
        const head = [gameId, userId, kind, phase, epoch, owner, time(dueAt)];
        if (!(await client.query(OPEN, head)).rowCount) return 'seat taken';
        const { rows } = await client.query(APPEND, appendValues([game], await this.chains.link([game])));
        if (!rows[0]?.ok) throw new Error(`game ${gameId} could not be opened`);
        return 'ok';
      },
      (created) => created === 'ok',
    );
  }

  async append(batch: readonly Append[]): Promise<AppendOutcome[]> {
    const links = await this.chains.link(batch);
    const values = appendValues(batch, links);
    const { rows } = await this.appends.query<{ id: string; ok: boolean }>(
      isCorrected(batch)
        ? { name: 'append corrected', text: APPEND_CORRECTED, values }
        : { name: 'append', text: APPEND, values },
    );
    // Games whose head row another transaction had locked are missing.
    const written = new Map(rows.map(({ id, ok }) => [id, ok]));
    const outcomes = batch.map(({ gameId }) => {
      const ok = written.get(gameId);
      if (ok === undefined) return 'busy';
      return ok ? 'ok' : 'fenced';
    });
    this.chains.settle(batch, links, outcomes);
    return outcomes;
  }

  outcomeOf({ gameId, epoch, expected, events }: Append): Promise<'ok' | 'fenced' | 'absent'> {
    return this.pool.transaction(async (client) => {
      // Waits for an append that is still being executed.
      const head = await client.query('select version, epoch from game where id = $1 for update', [gameId]);
      const last = expected + events.length;
      const own = await client.query(
        'select from game_event where game_id = $1 and version = $2 and epoch = $3',
        [gameId, last, epoch],
      );
      if (own.rowCount) return 'ok';
      const current = head.rows[0];
      return current?.epoch === epoch && current.version === expected ? 'absent' : 'fenced';
    });
  }

  async head(gameId: string): Promise<Head | undefined> {
    return (await this.pool.query<Head>(`${HEAD} where g.id = $1`, [gameId])).rows[0];
  }

  seatOf(userId: string, kind: GameKind): Promise<string | undefined> {
    return this.seats({ userId, kind });
  }

  async takeSeat(userId: string, kind: GameKind, gameId: string): Promise<string> {
    return (await this.pool.query<{ id: string }>(TAKE_SEAT, [userId, kind, gameId])).rows[0]?.id ?? gameId;
  }

  async freeSeat(userId: string, gameId: string, takenForMs = 0): Promise<boolean> {
    return Boolean((await this.pool.query(FREE_SEAT, [userId, gameId, takenForMs])).rowCount);
  }

  roomOf(code: string): Promise<string | undefined> {
    return this.rooms(code);
  }

  async claim(gameId: string, seenEpoch: number, owner: string): Promise<Claimed | undefined> {
    const [claim] = (await this.pool.query<ClaimRow>(CLAIM, [gameId, seenEpoch, owner])).rows;
    if (!claim) return undefined;
    const { epoch, version, seen, last_at, free_since, now } = claim;
    // The claim may have waited for an append of the previous owner.
    const lastAt = version === seen ? last_at : await this.eventAt(gameId, version);
    const ownedUntil = Math.max(free_since?.getTime() ?? 0, lastAt?.getTime() ?? 0);
    return { epoch, version, lostMs: Math.max(0, now.getTime() - ownedUntil) };
  }

  async release(gameId: string, epoch: number, lostMs = 0): Promise<void> {
    await this.pool.query(RELEASE, [gameId, epoch, lostMs]);
  }

  async quarantine(gameId: string, why: string): Promise<void> {
    await this.pool.query(QUARANTINE, [gameId, why]);
  }

  async read(gameId: string, after = 0, limit = PAGE_EVENTS): Promise<Recorded[]> {
    const { rows } = await this.pool.query<StoredEvent>(PAGE, [gameId, after, limit, PAGE_BYTES]);
    return rows.map(recorded);
  }

  async checkpoint(gameId: string, below: number): Promise<Checkpoint | undefined> {
    return (await this.pool.query<Checkpoint>(CHECKPOINT, [gameId, below])).rows[0];
  }

  async keep({ gameId, version, format, hash, state }: Checkpoint): Promise<void> {
    await this.pool.query(KEEP, [gameId, version, format, hash, state]);
  }

  async overdue(overdueMs: number, limit: number, asker: string): Promise<Head[]> {
    return (await this.pool.query<Head>(OVERDUE, [overdueMs, limit, asker])).rows;
  }

  private async ids(query: string, values: unknown[]): Promise<(string | undefined)[]> {
    const { rows } = await this.pool.query<{ id: string | null }>(query, values);
    return rows.map(({ id }) => id ?? undefined);
  }

  private async lastHashes(appends: readonly Append[]): Promise<Map<string, Buffer | null>> {
    const values = [appends.map(({ gameId }) => gameId), appends.map(({ expected }) => expected)];
    const { rows } = await this.appends.query<{ id: string; hash: Buffer | null }>(LAST_HASHES, values);
    return new Map(rows.map(({ id, hash }) => [id, hash]));
  }

  private async eventAt(gameId: string, version: number): Promise<Date | undefined> {
    return (await this.pool.query<{ at: Date }>(EVENT_AT, [gameId, version])).rows[0]?.at;
  }
}

const isCorrected = (batch: readonly Append[]): boolean =>
  batch.some(({ events }) => events.some(({ event }) => event.type === 'RunCorrected'));
