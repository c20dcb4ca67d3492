import { setTimeout as sleep } from 'node:timers/promises';
import { type Append, type AppendOutcome, type EventLog, type Played, Unknown } from './event-log.js';

/** Somebody else has written this game's log: what was decided here on top of it is void. */
export class Fenced extends Error {}
/** This game's events were refused by the database; it is quarantined and the others go on. */
export class Quarantined extends Error {}

interface Waiting {
  append: Append;
  settle: ((error?: Error) => void)[];
  /** A lost reply: what looks fenced may be our own write. */
  uncertain?: boolean;
}

/** At a time. */
export const FLUSHES = 2;
const MOST_GAMES = 500;
const BUSY_MS = 5;

/**
 * Group commit: a flush takes what waits, at most two are in flight, a game is in one of them. What arrives for a
 * game meanwhile goes with the next flush.
 */
export class LogWriter {
  private readonly waiting = new Map<string, Waiting>();
  private readonly flying = new Set<string>();
  private flushes = 0;

  constructor(
    private readonly log: EventLog,
    private readonly onQuarantine: (gameId: string, error: unknown) => void,
    private readonly onAppend: (ms: number, outcome: 'ok' | 'failed') => void = () => {},
  ) {}

  /** Calls `settled` once the events are durable, or with `Fenced` or `Quarantined`; in the order of the calls. */
  append(append: Append, settled: (error?: Error) => void): void {
    const next = { append, settle: [settled] };
    const before = this.waiting.get(append.gameId);
    if (before) this.wait(before, next);
    else this.wait(next);
    this.flush();
  }

  private flush(): void {
    while (this.flushes < FLUSHES) {
      const batch = this.take();
      if (batch.length === 0) return;
      this.flushes += 1;
      void this.write(batch).finally(() => {
        this.flushes -= 1;
        for (const { append } of batch) this.flying.delete(append.gameId);
        this.flush();
      });
    }
  }

  private take(): Waiting[] {
    const batch: Waiting[] = [];
    for (const [gameId, waiting] of this.waiting) {
      if (batch.length === MOST_GAMES) break;
      if (this.flying.has(gameId)) continue;
      this.waiting.delete(gameId);
      this.flying.add(gameId);
      batch.push(waiting);
    }
    return batch;
  }

  private async write(batch: Waiting[]): Promise<void> {
    let outcomes: AppendOutcome[];
    const since = performance.now();
    try {
      outcomes = await this.log.append(batch.map(({ append }) => append));
      this.onAppend(performance.now() - since, 'ok');
    } catch (error) {
      this.onAppend(performance.now() - since, 'failed');
      if (error instanceof Unknown) await Promise.all(batch.map((waiting) => this.findOut(waiting)));
      else if (batch.length > 1) for (const waiting of batch) await this.write([waiting]);
      else if (batch[0]) await this.refuse(batch[0], error);
      return;
    }
    await Promise.all(batch.map((waiting, i) => this.conclude(waiting, outcomes[i])));
    if (outcomes.includes('busy')) await sleep(BUSY_MS);
  }

  private async conclude(waiting: Waiting, outcome: AppendOutcome | undefined): Promise<void> {
    if (outcome === 'ok') for (const settled of waiting.settle) settled();
    else if (outcome === 'busy') this.again(waiting);
    else if (waiting.uncertain) await this.findOut(waiting);
    else for (const settled of waiting.settle) settled(new Fenced());
  }

  /** Asks the log, for as long as it takes: nothing may be answered before. */
  private async findOut(waiting: Waiting): Promise<void> {
    for (let pause = 25; ; pause = Math.min(pause * 2, 1_000)) {
      await sleep(pause);
      try {
        const outcome = await this.log.outcomeOf(waiting.append);
        waiting.uncertain = outcome === 'absent';
        if (outcome === 'absent') return this.again(waiting);
        return await this.conclude(waiting, outcome);
      } catch (error) {
        if (!(error instanceof Unknown)) return this.refuse(waiting, error);
      }
    }
  }

  /** Puts an append back in front of what has arrived for its game since. */
  private again(waiting: Waiting): void {
    this.wait(waiting, this.waiting.get(waiting.append.gameId));
  }

  /** What an epoch left behind when `later` belongs to the next one is void, and must not become part of it. */
  private wait(waiting: Waiting, later?: Waiting): void {
    const { gameId, epoch } = waiting.append;
    const left = later !== undefined && later.append.epoch !== epoch;
    this.waiting.set(gameId, later ? (left ? later : merged(waiting, later)) : waiting);
    if (left) for (const settled of waiting.settle) settled(new Fenced());
  }

  private async refuse({ append, settle }: Waiting, error: unknown): Promise<void> {
    this.onQuarantine(append.gameId, error);
    for (const settled of settle) settled(new Quarantined());
    await this.log.quarantine(append.gameId, String(error)).catch(() => {});
  }
}

/** One append of both; where they speak of the same player, the later one holds. */
const merged = (a: Waiting, b: Waiting): Waiting => {
  const again = ({ run, userId }: Played) =>
    b.append.played.some((p) => p.run === run && p.userId === userId);
  const { seated, freed } = b.append;
  return {
    append: {
      ...b.append,
      expected: a.append.expected,
      events: [...a.append.events, ...b.append.events],
      played: [...a.append.played.filter((item) => !again(item)), ...b.append.played],
      seated: [...a.append.seated.filter((user) => !freed.includes(user)), ...seated],
      freed: [...a.append.freed.filter((user) => !seated.includes(user)), ...freed],
    },
    settle: [...a.settle, ...b.settle],
    ...(a.uncertain ? { uncertain: true } : {}),
  };
};
