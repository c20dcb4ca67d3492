import { Injectable, Logger } from '@nestjs/common';
import { Games } from './games.js';

const TICK_MS = 1_000;
const CHECK_OWNERS_MS = 200;
const OVERDUE_MS = 2_000;
const MAX_GAMES = 200;

/** Runs the checks of the caretaker periodically. */
@Injectable()
export class Sweeper {
  private readonly logger = new Logger(Sweeper.name);
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running: Promise<void>[] = [];
  private stopped = false;

  constructor(private readonly games: Games) {}

  start(): void {
    const { caretaker } = this.games;
    this.repeat(0, TICK_MS, () => caretaker.tick());
    this.repeat(1, CHECK_OWNERS_MS, () => caretaker.checkOwners());
    // Separate from the tick, since a take-over may take long.
    this.repeat(2, TICK_MS, () => caretaker.sweep(OVERDUE_MS, MAX_GAMES));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  /** Waits `everyMs` between the end of one run and the start of the next. */
  private repeat(n: number, everyMs: number, work: () => Promise<void>): void {
    this.timers[n] = setTimeout(() => {
      this.running[n] = work()
        .catch((error) => this.logger.warn(`sweep: ${error}`))
        .then(() => (this.stopped ? undefined : this.repeat(n, everyMs, work)));
    }, everyMs);
  }
}
