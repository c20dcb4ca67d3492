/** Games that this instance follows and does not own: who does, as far as is known. What is known may be old. */
export class Elsewhere {
  private readonly owners = new Map<string, { owner: string | undefined; quiet: number }>();
  /** The number of the last message that arrived here. */
  private readonly heard = new Map<string, number>();

  /** The latest claim that was heard of. */
  private readonly epochs = new Map<string, number>();

  get games(): string[] {
    return [...this.owners.keys()];
  }

  /** The games of each owner that is known. */
  get allOwners(): Map<string, string[]> {
    const all = new Map<string, string[]>();
    for (const [gameId, { owner }] of this.owners) {
      if (owner === undefined) continue;
      const games = all.get(owner);
      if (games) games.push(gameId);
      else all.set(owner, [gameId]);
    }
    return all;
  }

  ownerOf = (gameId: string): string | undefined => this.owners.get(gameId)?.owner;

  /** The game has an owner, or (undefined) was given up for somebody to go on with. */
  set(gameId: string, owner: string | undefined): void {
    this.owners.set(gameId, { owner, quiet: 0 });
  }

  /** Another instance has claimed the game. */
  isClaimed(gameId: string, by: string, epoch: number): void {
    this.epochs.set(gameId, Math.max(epoch, this.epochs.get(gameId) ?? 0));
    this.set(gameId, by);
  }

  /** Whether a later claim than this one has been heard of. */
  isOutdated = (gameId: string, epoch: number): boolean => (this.epochs.get(gameId) ?? 0) > epoch;

  forget(gameId: string): void {
    this.owners.delete(gameId);
  }

  /** Something was heard of the game, perhaps a numbered message. */
  hear(gameId: string, seq = 0): void {
    const known = this.owners.get(gameId);
    if (known) known.quiet = 0;
    if (seq > 0) this.heard.set(gameId, seq);
  }

  /** Whether messages up to `seq` have been missed: the last ones leave no hole. */
  hasMissed(gameId: string, seq: number): boolean {
    const known = this.heard.get(gameId) ?? 0;
    if (seq <= known || !this.owners.has(gameId)) return false;
    this.heard.set(gameId, seq);
    return known > 0;
  }

  /**
   * To be called regularly. Forgets what is of no use any longer, and answers the games that somebody should look for:
   * whose owner is gone, or of which nothing was heard for so many looks.
   */
  look(
    isAlive: (owner: string) => boolean,
    isFollowed: (gameId: string) => boolean,
    looks: number,
  ): string[] {
    const unsure: string[] = [];
    for (const [gameId, known] of this.owners) {
      if (!isFollowed(gameId)) this.owners.delete(gameId);
      else if (known.owner !== undefined && !isAlive(known.owner)) unsure.push(gameId);
      else if (known.quiet++ >= (known.owner === undefined ? 1 : looks)) unsure.push(gameId);
    }
    for (const known of [this.heard, this.epochs])
      for (const gameId of known.keys()) if (!isFollowed(gameId)) known.delete(gameId);
    return unsure;
  }
}
