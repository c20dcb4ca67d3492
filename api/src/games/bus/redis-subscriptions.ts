/** Rounds without a follower after which this instance unsubscribes from a game. */
const KEPT_ROUNDS = 2;

interface Subscription {
  done: Promise<unknown>;
  /** The round in which it was last needed. */
  round: number;
}

/** The games to whose channels this instance subscribes. After an outage of Redis it subscribes again. */
export class RedisSubscriptions {
  private readonly byGame = new Map<string, Subscription>();
  private round = 0;

  constructor(private readonly subscribe: (gameId: string) => Promise<unknown>) {}

  get games(): string[] {
    return [...this.byGame.keys()];
  }

  /** Subscribes to a game. Repeated calls share one subscription. Rejects if Redis does. */
  async add(gameId: string): Promise<void> {
    const entry = this.byGame.get(gameId) ?? { done: this.subscribe(gameId), round: 0 };
    entry.round = this.round;
    this.byGame.set(gameId, entry);
    try {
      await entry.done;
    } catch (error) {
      // Another caller may have subscribed again by now.
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
