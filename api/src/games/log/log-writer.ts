import { untraced } from '../../tracing/tracing.js';
import { type Append, type AppendOutcome, type EventLog, type Played, Unknown } from './event-log.js';
import { sleep } from './sleep.js';

/** Another instance has claimed the game: the decisions of this instance are void. */
export class Fenced extends Error {}
/** The game is quarantined: the database refused its events, or they could not be applied. */
export class Quarantined extends Error {}

type Settle = (error?: Error) => void;

interface Pending {
  append: Append;
  settle: Settle[];
  /** An earlier reply was lost: `fenced` may mean that this append was written. */
  isUncertain?: boolean;
}

/** A finished append statement, for metrics. */
export interface Flushed {
  ms: number;
  outcome: 'ok' | 'failed';
  games: number;
  events: number;
}

/** Concurrent flushes. */
export const FLUSHES = 2;
const MAX_GAMES = 500;
const BUSY_PAUSE_MS = 5;
/** Backoff of the lookup after a lost reply. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [25, 1_000];

/**
 * Group commit: a flush appends all pending events of up to 500 games. Two flushes may be in flight, but not with the
 * same game. Later appends of a game in flight are merged and wait for the next flush.
 */
export class LogWriter {
  private readonly pending = new Map<string, Pending>();
  private readonly inFlight = new Set<string>();
  private flushes = 0;

  constructor(
    private readonly log: EventLog,
    private readonly onQuarantine: (gameId: string, error: unknown) => void,
    private readonly onAppend: (append: Flushed) => void = () => {},
  ) {}

  /** Calls `settle` when the events are durable, or with `Fenced` or `Quarantined`. Calls are settled in order. */
  append(append: Append, settle: Settle): void {
    const next = { append, settle: [settle] };
    const before = this.pending.get(append.gameId);
    if (before) this.enqueue(before, next);
    else this.enqueue(next);
    this.flush();
  }

  private flush(): void {
    while (this.flushes < FLUSHES) {
      const batch = this.nextBatch();
      if (batch.length === 0) return;
      this.flushes += 1;
      // A flush serves many players, so it belongs to no single trace.
      void untraced(() => this.write(batch)).finally(() => {
        this.flushes -= 1;
        for (const { append } of batch) this.inFlight.delete(append.gameId);
        this.flush();
      });
    }
  }

  private nextBatch(): Pending[] {
    const batch: Pending[] = [];
    for (const [gameId, pending] of this.pending) {
      if (batch.length === MAX_GAMES) break;
      if (this.inFlight.has(gameId)) continue;
      this.pending.delete(gameId);
      this.inFlight.add(gameId);
      batch.push(pending);
    }
    return batch;
  }

  private async write(batch: Pending[]): Promise<void> {
    let outcomes: AppendOutcome[];
    const since = performance.now();
    const ended = (outcome: Flushed['outcome']) =>
      this.onAppend({ ms: performance.now() - since, outcome, ...sizeOf(batch) });
    try {
      outcomes = await this.log.append(batch.map(({ append }) => append));
      ended('ok');
    } catch (error) {
      ended('failed');
      if (error instanceof Unknown) await Promise.all(batch.map((pending) => this.lookUp(pending)));
      // One game made the whole statement fail: append each game separately.
      else if (batch.length > 1) for (const pending of batch) await this.write([pending]);
      else if (batch[0]) await this.quarantine(batch[0], error);
      return;
    }
    await Promise.all(batch.map((pending, i) => this.settle(pending, outcomes[i])));
    if (outcomes.includes('busy')) await sleep(BUSY_PAUSE_MS);
  }

  private async settle(pending: Pending, outcome: AppendOutcome | undefined): Promise<void> {
    if (outcome === 'ok') for (const settle of pending.settle) settle();
    else if (outcome === 'busy') this.retry(pending);
    else if (pending.isUncertain) await this.lookUp(pending);
    else fence(pending);
  }

  /** Looks up the outcome of an append, and retries until it is known: no reply may be sent until then. */
  private async lookUp(pending: Pending): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause);
      try {
        const outcome = await this.log.outcomeOf(pending.append);
        pending.isUncertain = outcome === 'absent';
        if (outcome === 'absent') return this.retry(pending);
        return await this.settle(pending, outcome);
      } catch (error) {
        if (!(error instanceof Unknown)) return this.quarantine(pending, error);
      }
    }
  }

  /** Puts an append back into the queue, before later ones of its game. */
  private retry(pending: Pending): void {
    this.enqueue(pending, this.pending.get(pending.append.gameId));
  }

  /** If `later` has a newer epoch, fences `pending` instead of merging them. */
  private enqueue(pending: Pending, later?: Pending): void {
    const { gameId, epoch } = pending.append;
    const isVoid = later !== undefined && later.append.epoch !== epoch;
    const next = later && !isVoid ? merged(pending, later) : (later ?? pending);
    this.pending.set(gameId, next);
    if (isVoid) fence(pending);
  }

  private async quarantine({ append, settle }: Pending, error: unknown): Promise<void> {
    this.onQuarantine(append.gameId, error);
    for (const settled of settle) settled(new Quarantined());
    await this.log.quarantine(append.gameId, String(error)).catch(() => {});
  }
}

const sizeOf = (batch: Pending[]) => ({
  games: batch.length,
  events: batch.reduce((sum, { append }) => sum + append.events.length, 0),
});

function fence({ settle }: Pending): void {
  for (const settled of settle) settled(new Fenced());
}

/** Merges two appends of a game. For the same player and run, the later history row counts. */
const merged = (a: Pending, b: Pending): Pending => {
  const isReplaced = ({ run, userId }: Played) =>
    b.append.played.some((p) => p.run === run && p.userId === userId);
  const { seated, freed } = b.append;
  return {
    append: {
      ...b.append,
      expected: a.append.expected,
      events: [...a.append.events, ...b.append.events],
      played: [...a.append.played.filter((item) => !isReplaced(item)), ...b.append.played],
      seated: [...a.append.seated.filter((user) => !freed.includes(user)), ...seated],
      freed: [...a.append.freed.filter((user) => !seated.includes(user)), ...freed],
    },
    settle: [...a.settle, ...b.settle],
    ...(a.isUncertain ? { isUncertain: true } : {}),
  };
};
