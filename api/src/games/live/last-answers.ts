/** After this time without a reply an instance no longer delays the close. */
export const LAST_ANSWERS_MS = 1_500;
const RETRY_MS = 200;

/**
 * Delays the close of a question until the answers that arrived in time at other instances are here: each instance
 * reports that it has forwarded all of them, or a limit passes.
 */
export class LastAnswers {
  private until?: number;
  private since = 0;
  private requestedAt = 0;
  private missing = new Set<string>();

  /** @param request requests all instances that follow the game to report. */
  constructor(private readonly request: (until: number) => void) {}

  /** For how long to wait, ms, before a question closes whose answers may arrive at `edges` up to `until`, epoch ms. */
  remainingMs(until: number, edges: Iterable<string>, now: number): number {
    if (until !== this.until) {
      this.until = until;
      this.since = now;
      this.requestedAt = 0;
      this.missing = new Set(edges);
    }
    const remaining = this.missing.size === 0 ? 0 : this.since + LAST_ANSWERS_MS - now;
    if (remaining <= 0) return 0;
    if (now >= this.requestedAt + RETRY_MS) {
      this.requestedAt = now;
      this.request(until);
    }
    return Math.min(remaining, this.requestedAt + RETRY_MS - now);
  }

  /** An instance has forwarded all answers that arrived there by `until`. Returns whether it was the last instance. */
  forwarded(edge: string, until: number): boolean {
    return until === this.until && this.missing.delete(edge) && this.missing.size === 0;
  }
}
