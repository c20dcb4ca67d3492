interface OnItsWay {
  arrivedAt: number;
  gameOf: () => string | undefined;
}

/** Answers that have arrived at this instance and of which their game's owner has not said yet what becomes of them. */
export class OnTheirWay {
  private readonly answers = new Set<OnItsWay>();
  private readonly waiting = new Set<() => void>();

  /** An answer has arrived; `gameOf` tells its game as soon as that is known. The returned function ends it. */
  begin(arrivedAt: number, gameOf: OnItsWay['gameOf']): () => void {
    const answer = { arrivedAt, gameOf };
    this.answers.add(answer);
    return () => {
      this.answers.delete(answer);
      for (const look of this.waiting) look();
    };
  }

  /** Resolves when nothing is on its way to the game that arrived by `until`, epoch ms. */
  none(gameId: string, until: number): Promise<void> {
    return new Promise((done) => {
      const look = () => {
        if (this.has(gameId, until)) return;
        this.waiting.delete(look);
        done();
      };
      this.waiting.add(look);
      look();
    });
  }

  private has(gameId: string, until: number): boolean {
    for (const { arrivedAt, gameOf } of this.answers)
      if (arrivedAt <= until && (gameOf() ?? gameId) === gameId) return true;
    return false;
  }
}
