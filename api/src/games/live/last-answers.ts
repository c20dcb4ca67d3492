/** An instance that says nothing for so long holds no question up any longer. */
export const LAST_ANSWERS_MS = 1_500;
const AGAIN_MS = 200;

/**
 * Lets no question close in time before the answers are here that arrived in time at other instances: each of them says
 * that it has passed on all that it had, within a limit.
 */
export class LastAnswers {
  private until?: number;
  private since = 0;
  private askedAt = 0;
  private missing = new Set<string>();

  /** @param ask asks all instances that follow the game whether they have passed on what arrived by then. */
  constructor(private readonly ask: (until: number) => void) {}

  /** For how long to wait, ms, before a question closes whose answers may arrive at `edges` up to `until`. */
  wait(until: number, edges: Iterable<string>, now: number): number {
    if (until !== this.until) {
      this.until = until;
      this.since = now;
      this.askedAt = 0;
      this.missing = new Set(edges);
    }
    const rest = this.missing.size === 0 ? 0 : this.since + LAST_ANSWERS_MS - now;
    if (rest <= 0) return 0;
    if (now >= this.askedAt + AGAIN_MS) {
      this.askedAt = now;
      this.ask(until);
    }
    return Math.min(rest, this.askedAt + AGAIN_MS - now);
  }

  /** An instance has passed on what arrived there by `until`; whether nobody is waited for any longer. */
  passed(edge: string, until: number): boolean {
    return until === this.until && this.missing.delete(edge) && this.missing.size === 0;
  }
}
