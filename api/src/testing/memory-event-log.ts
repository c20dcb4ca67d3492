import type { GameKind, Recorded } from '#game/events';
import type { Checkpoint } from '../games/log/checkpoint.js';
import {
  type Append,
  type AppendOutcome,
  type Claimed,
  type Created,
  type EventLog,
  type Head,
  type NewGame,
  type Played,
  Unknown,
} from '../games/log/event-log.js';

/** A fault of an append: its reply is lost after or before the write, or one of its games is locked. */
export type Mishap = 'unknown-applied' | 'unknown-not-applied' | 'busy';

interface Row extends Omit<Head, 'ownerAlive' | 'gameId'> {
  dueAt: number | null;
  releasedAt: number | null;
  log: (Recorded & { epoch: number })[];
}

const SILENT_MS = 3_000;
const HOUR_MS = 3_600_000;

/** In-memory twin of the Postgres log: same behaviour, with a controllable clock and faults. */
export class MemoryEventLog implements EventLog {
  /** Faults of the next appends, one each. */
  readonly mishaps: Mishap[] = [];
  /** Games whose appends the log refuses. */
  readonly refused = new Map<string, Error>();
  readonly instances = new Map<string, { heartbeatAt: number; locked: boolean }>();
  readonly history: (Played & { gameId: string })[] = [];
  // Public for the simulation, which compares them with what the servers hold.
  readonly games = new Map<string, Row>();
  /** By game, newest last. */
  readonly checkpoints = new Map<string, Checkpoint[]>();
  private readonly takenAt = new Map<string, number>();
  readonly seats = new Map<string, string>();
  private readonly locks = new Map<string, Promise<void>>();
  readonly codes = new Map<string, { gameId: string; freeAt: number | null }>();

  constructor(public now: () => number = () => Date.now()) {}

  /** Locks the game in another transaction until the returned function is called. */
  lock(gameId: string): () => void {
    let unlock = () => {};
    const held = new Promise<void>((done) => {
      unlock = () => {
        this.locks.delete(gameId);
        done();
      };
    });
    this.locks.set(gameId, held);
    return unlock;
  }

  /** Ages the seats of a user. */
  ageSeats(userId: string, ms: number): void {
    for (const [seat, at] of this.takenAt) if (seat.endsWith(` ${userId}`)) this.takenAt.set(seat, at - ms);
  }

  /** Ages the code of a closed room. */
  age(code: string, ms: number): void {
    const room = this.codes.get(code);
    if (room?.freeAt) room.freeAt -= ms;
  }

  async create(game: NewGame): Promise<Created> {
    const { gameId, kind, userId, epoch, owner, code } = game;
    const seat = `${kind} ${userId}`;
    const taken = code === undefined ? undefined : this.codes.get(code);
    if (taken && (taken.freeAt === null || taken.freeAt >= this.now())) return 'code taken';
    if (this.seats.has(seat)) return 'seat taken';
    storable(game);
    if (this.games.has(gameId)) throw new Error(`game ${gameId} exists`);
    const empty = { version: 0, dueAt: null, releasedAt: null, quarantine: null, log: [] };
    this.games.set(gameId, { kind, epoch, owner, phase: game.phase, ...empty });
    this.seats.set(seat, gameId);
    if (code !== undefined) this.codes.set(code, { gameId, freeAt: null });
    this.write(game);
    return 'ok';
  }

  async append(batch: readonly Append[]): Promise<AppendOutcome[]> {
    const mishap = this.mishaps.shift();
    if (mishap === 'unknown-not-applied') throw new Unknown();
    if (mishap === 'busy') return batch.map(() => 'busy');
    for (const append of batch) storable(append, this.refused.get(append.gameId));
    const outcomes = batch.map((append) => this.write(append));
    if (mishap === 'unknown-applied') throw new Unknown();
    return outcomes;
  }

  async outcomeOf({ gameId, epoch, expected, events }: Append): Promise<'ok' | 'fenced' | 'absent'> {
    const game = await this.unlocked(gameId);
    if (game?.log[expected + events.length - 1]?.epoch === epoch) return 'ok';
    return game?.epoch === epoch && game.version === expected ? 'absent' : 'fenced';
  }

  async head(gameId: string): Promise<Head | undefined> {
    const game = this.games.get(gameId);
    return game && this.headOf(gameId, game);
  }

  async seatOf(userId: string, kind: GameKind): Promise<string | undefined> {
    return this.seats.get(`${kind} ${userId}`);
  }

  async takeSeat(userId: string, kind: GameKind, gameId: string): Promise<string> {
    const seat = `${kind} ${userId}`;
    const held = this.seats.get(seat) ?? gameId;
    if (held === gameId) this.takenAt.set(seat, this.now());
    this.seats.set(seat, held);
    return held;
  }

  async freeSeat(userId: string, gameId: string, takenForMs = 0): Promise<boolean> {
    const freed = [...this.seats].filter(
      ([seat, held]) =>
        held === gameId &&
        seat.endsWith(` ${userId}`) &&
        (this.takenAt.get(seat) ?? 0) <= this.now() - takenForMs,
    );
    for (const [seat] of freed) this.seats.delete(seat);
    return freed.length > 0;
  }

  async roomOf(code: string): Promise<string | undefined> {
    const room = this.codes.get(code);
    return room?.freeAt === null ? room.gameId : undefined;
  }

  async claim(gameId: string, seenEpoch: number, owner: string): Promise<Claimed | undefined> {
    const game = await this.unlocked(gameId);
    if (game?.epoch !== seenEpoch || game.quarantine !== null) return undefined;
    const free = game.releasedAt ?? this.instances.get(game.owner ?? '')?.heartbeatAt ?? 0;
    const over = game.phase === 'closed';
    Object.assign(game, { epoch: seenEpoch + 1, owner: over ? null : owner, releasedAt: null });
    const ownedUntil = Math.max(free, game.log.at(-1)?.at ?? 0);
    return { epoch: game.epoch, version: game.version, lostMs: Math.max(0, this.now() - ownedUntil) };
  }

  async release(gameId: string, epoch: number, lostMs = 0): Promise<void> {
    const game = await this.unlocked(gameId);
    if (game?.epoch === epoch) Object.assign(game, { owner: null, releasedAt: this.now() - lostMs });
  }

  async quarantine(gameId: string, why: string): Promise<void> {
    const game = await this.unlocked(gameId);
    if (game) Object.assign(game, { epoch: game.epoch + 1, quarantine: why, owner: null, dueAt: null });
    this.freeSeats(gameId);
    this.freeCode(gameId);
  }

  async read(gameId: string, after = 0, limit = 5_000): Promise<Recorded[]> {
    const log = this.games.get(gameId)?.log.slice(after, after + limit) ?? [];
    return log.map(({ epoch: _, ...recorded }) => JSON.parse(JSON.stringify(recorded)));
  }

  async checkpoint(gameId: string, below: number): Promise<Checkpoint | undefined> {
    return this.checkpoints.get(gameId)?.findLast(({ version }) => version < below);
  }

  async keep(checkpoint: Checkpoint): Promise<void> {
    const { gameId, version } = checkpoint;
    const game = this.games.get(gameId);
    const newest = this.checkpoints.get(gameId)?.at(-1);
    if (!game || game.phase === 'closed' || game.version < version) return;
    if (newest && newest.version >= version) return;
    this.checkpoints.set(gameId, newest ? [newest, checkpoint] : [checkpoint]);
  }

  async overdue(overdueMs: number, limit: number, asker: string): Promise<Head[]> {
    const open = ({ phase, quarantine }: Row) => phase !== 'closed' && quarantine === null;
    const unattended = ({ owner, dueAt }: Row) => (dueAt !== null && owner === asker) || !this.alive(owner);
    const isDue = ({ dueAt, releasedAt }: Row) =>
      (dueAt ?? releasedAt ?? Number.NEGATIVE_INFINITY) < this.now() - overdueMs;
    const order = ({ dueAt }: Row) => dueAt ?? Number.MAX_VALUE;
    return [...this.games]
      .filter(([, game]) => open(game) && isDue(game) && unattended(game))
      .sort(([, a], [, b]) => order(a) - order(b))
      .slice(0, limit)
      .map(([gameId, game]) => this.headOf(gameId, game));
  }

  /** The simulation observes it and plants bugs in it. */
  write(append: Append): AppendOutcome {
    const { gameId, epoch, expected, events, phase, dueAt, played } = append;
    const game = this.games.get(gameId);
    if (!game || this.locks.has(gameId)) return 'busy';
    if (game.epoch !== epoch || game.version !== expected) return 'fenced';
    game.log.push(...events.map((recorded) => ({ ...recorded, epoch })));
    game.version = expected + events.length;
    Object.assign(game, { phase, dueAt });
    for (const item of played) {
      const same = (p: Played & { gameId: string }) =>
        p.gameId === gameId && p.run === item.run && p.userId === item.userId;
      const before = this.history.findIndex(same);
      this.history.splice(before < 0 ? this.history.length : before, 1, { gameId, ...item });
    }
    for (const userId of append.freed) void this.freeSeat(userId, gameId);
    for (const userId of append.seated) void this.takeSeat(userId, game.kind, gameId);
    if (phase !== 'closed') return 'ok';
    game.owner = null;
    this.freeSeats(gameId);
    this.freeCode(gameId);
    return 'ok';
  }

  private freeSeats(gameId: string): void {
    for (const [seat, held] of this.seats) if (held === gameId) this.seats.delete(seat);
  }

  private freeCode(gameId: string): void {
    for (const room of this.codes.values()) if (room.gameId === gameId) room.freeAt = this.now() + HOUR_MS;
  }

  private async unlocked(gameId: string): Promise<Row | undefined> {
    while (this.locks.has(gameId)) await this.locks.get(gameId);
    return this.games.get(gameId);
  }

  private alive(owner: string | null): boolean {
    const instance = this.instances.get(owner ?? '');
    return instance?.locked === true && instance.heartbeatAt > this.now() - SILENT_MS;
  }

  private headOf(gameId: string, row: Row): Head {
    const { kind, phase, version, epoch, owner, quarantine } = row;
    return { gameId, kind, phase, version, epoch, owner, quarantine, ownerAlive: this.alive(owner) };
  }
}

/** @throws Error for values that Postgres cannot store */
function storable(append: Append, refused?: Error): void {
  if (refused) throw refused;
  JSON.stringify(append, (_, value) => {
    if (typeof value === 'string' && /\0|\p{Surrogate}/u.test(value)) throw new Error('unsupported Unicode');
    return value;
  });
}
