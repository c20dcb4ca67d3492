import { Logger } from '@nestjs/common';
import { TokenBucket } from '../../limits/token-bucket.js';

const LINES_A_SECOND = 10;

/** Catches, counts and logs unexpected errors of sockets, so that each ends with the message that caused it. */
export class Failures {
  /** By the name of the message, or of the step that failed. */
  readonly counts = new Map<string, number>();
  private readonly logger = new Logger(Failures.name);
  private readonly lines = new TokenBucket(LINES_A_SECOND, 1);

  /** Runs `work`, and never rejects. Resolves to true if it succeeds. */
  async within(what: string, work: () => unknown): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.report(what, error);
      return false;
    }
  }

  report(what: string, err: unknown): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
    // While the database is unavailable, many clients that retry must not fill the log.
    if (this.lines.take()) this.logger.error({ msg: `failed: ${what}`, err });
  }
}
