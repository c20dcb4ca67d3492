import { Injectable, Logger } from '@nestjs/common';
import { Games } from './games.js';

const EVERY_MS = 1_000;
const OVERDUE_MS = 2_000;
const AT_ONCE = 200;

/** Once a second, looks after the games here, and takes over those whose time has come and whose owner is gone. */
@Injectable()
export class Sweeper {
  private readonly logger = new Logger(Sweeper.name);
  private timer?: NodeJS.Timeout;
  private running = Promise.resolve();
  private stopped = false;

  constructor(private readonly games: Games) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.running = this.games
        .tend()
        .then(() => this.games.sweep(OVERDUE_MS, AT_ONCE))
        .catch((error) => this.logger.warn(`sweep: ${error}`))
        .then(() => (this.stopped ? undefined : this.start()));
    }, EVERY_MS);
  }

  stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    return this.running;
  }
}
