/** A game that is not followed here for so many rounds is unsubscribed from. */
const KEPT_ROUNDS = 2;

interface Subscription {
  done: Promise<unknown>;
  /** The round in which it was last needed. */
  round: number;
}

/** The games to whose channels this instance subscribes, also while Redis is away: it subscribes again afterwards. */
export class RedisSubscriptions {
  private readonly byGame = new Map<string, Subscription>();
  private round = 0;

  constructor(private readonly subscribe: (gameId: string) => Promise<unknown>) {}

  get games(): string[] {
    return [...this.byGame.keys()];
  }

  /** Subscribes once, however often it is called. Rejects if Redis does. */
  async add(gameId: string): Promise<void> {
    const entry = this.byGame.get(gameId) ?? { done: this.subscribe(gameId), round: 0 };
    entry.round = this.round;
    this.byGame.set(gameId, entry);
    try {
      await entry.done;
    } catch (error) {
      // Another caller may have started a new subscription meanwhile.
      if (this.byGame.get(gameId) === entry) this.byGame.delete(gameId);
      throw error;
    }
  }

  /** Ends a round: drops and returns the games that have not been needed for some rounds. */
  expire(isFollowed: (gameId: string) => boolean): string[] {
    this.round += 1;
    const expired: string[] = [];
    for (const [gameId, entry] of this.byGame) {
      if (isFollowed(gameId)) entry.round = this.round;
      if (this.round - entry.round < KEPT_ROUNDS) continue;
      this.byGame.delete(gameId);
      expired.push(gameId);
    }
    return expired;
  }
}
