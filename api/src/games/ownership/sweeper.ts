import { Injectable, Logger } from '@nestjs/common';
import { Games } from './games.js';

const EVERY_MS = 1_000;
const WATCH_MS = 200;
const OVERDUE_MS = 2_000;
const AT_ONCE = 200;

/** Once a second, looks after the games here, and takes over those whose time has come and whose owner is gone. */
@Injectable()
export class Sweeper {
  private readonly logger = new Logger(Sweeper.name);
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running: Promise<void>[] = [];
  private stopped = false;

  constructor(private readonly games: Games) {}

  start(): void {
    const { caretaker } = this.games;
    this.repeat(0, EVERY_MS, () => caretaker.tick());
    this.repeat(1, WATCH_MS, () => caretaker.checkOwners());
    // On its own: a take-over may last.
    this.repeat(2, EVERY_MS, () => caretaker.sweep(OVERDUE_MS, AT_ONCE));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private repeat(n: number, everyMs: number, work: () => Promise<void>): void {
    this.timers[n] = setTimeout(() => {
      this.running[n] = work()
        .catch((error) => this.logger.warn(`sweep: ${error}`))
        .then(() => (this.stopped ? undefined : this.repeat(n, everyMs, work)));
    }, everyMs);
  }
}
