interface Pending {
  arrivedAt: number;
  gameOf: () => string | undefined;
}

/** Players' answers that have arrived at this instance and have no receipt yet. */
export class PendingAnswers {
  private readonly pending = new Set<Pending>();
  private readonly waiting = new Set<() => void>();

  /** Adds an answer. `gameOf` returns its game once that is known; the returned function removes the answer. */
  add(arrivedAt: number, gameOf: Pending['gameOf']): () => void {
    const answer = { arrivedAt, gameOf };
    this.pending.add(answer);
    return () => {
      this.pending.delete(answer);
      for (const check of this.waiting) check();
    };
  }

  /** Resolves when no answer to the game is pending that arrived by `until`, epoch ms. */
  drained(gameId: string, until: number): Promise<void> {
    return new Promise((done) => {
      const check = () => {
        if (this.has(gameId, until)) return;
        this.waiting.delete(check);
        done();
      };
      this.waiting.add(check);
      check();
    });
  }

  private has(gameId: string, until: number): boolean {
    for (const { arrivedAt, gameOf } of this.pending)
      if (arrivedAt <= until && (gameOf() ?? gameId) === gameId) return true;
    return false;
  }
}
