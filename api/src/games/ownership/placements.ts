import type { ChatMessage } from '#protocol/messages';
import type { LiveGame } from '../live/live-game.js';
import { type Here, isFollowed, type Known, knownOf, type Placement, UNKNOWN } from './placement.js';

interface Entry {
  placement: Placement;
  /** The newest epoch at which another instance has claimed the game. */
  epoch: number;
  /** The number of the last message that has arrived here. */
  seq: number;
}

/** The placement of each game that this instance owns, follows or looks for. */
export class Placements {
  private readonly entries = new Map<string, Entry>();

  of = (gameId: string): Placement => this.entries.get(gameId)?.placement ?? UNKNOWN;

  liveHere(gameId: string): LiveGame | undefined {
    const placement = this.of(gameId);
    return placement.is === 'here' ? placement.live : undefined;
  }

  /** Games that are live here. */
  get here(): Here[] {
    return [...this.entries.values()].flatMap(({ placement }) =>
      placement.is === 'here' ? [placement] : [],
    );
  }

  /** Games that are live here or being loaded. */
  get owned(): (LiveGame | Promise<LiveGame>)[] {
    return [...this.entries.values()].flatMap(({ placement }): (LiveGame | Promise<LiveGame>)[] => {
      if (placement.is === 'here') return [placement.live];
      return placement.is === 'loading' ? [placement.loaded] : [];
    });
  }

  /** Games of other instances, by owner. */
  get byOwner(): Map<string, string[]> {
    const all = new Map<string, string[]>();
    for (const [gameId, { placement }] of this.entries) {
      const known = knownOf(placement);
      if (known?.is !== 'elsewhere') continue;
      const games = all.get(known.owner);
      if (games) games.push(gameId);
      else all.set(known.owner, [gameId]);
    }
    return all;
  }

  /** Games that are followed here and not live here. */
  get followed(): string[] {
    return [...this.entries].flatMap(([gameId, { placement }]) =>
      isFollowed(knownOf(placement)) ? [gameId] : [],
    );
  }

  /** The other instance that owns the game, as far as this one knows. */
  ownerOf(gameId: string): string | undefined {
    const known = knownOf(this.of(gameId));
    return known?.is === 'elsewhere' ? known.owner : undefined;
  }

  isNewer = (gameId: string): boolean => knownOf(this.of(gameId))?.is === 'newer';

  /** The owner is being looked up in the log. */
  finding(gameId: string, found: Promise<LiveGame | string>): void {
    const known = knownOf(this.of(gameId)) ?? UNKNOWN;
    const placement: Placement = { is: 'finding', found, otherwise: known };
    this.set(gameId, placement);
    const done = () => this.replace(gameId, placement, placement.otherwise);
    found.then(done, done);
  }

  /** The log names another owner. A claim that arrived during the lookup is newer. */
  found(gameId: string, owner: string): void {
    if (this.ownerOf(gameId) === undefined) this.learn(gameId, { is: 'elsewhere', owner, quietTicks: 0 });
  }

  /** This instance loads the game, and calls `started` before `loaded` resolves. */
  loading(gameId: string, loaded: Promise<LiveGame>): void {
    const known = knownOf(this.of(gameId));
    const chat = known?.is === 'ownerless' ? known.chat : [];
    const placement: Placement = { is: 'loading', loaded, chat, otherwise: UNKNOWN };
    this.set(gameId, placement);
    loaded.catch(() => this.replace(gameId, placement, placement.otherwise));
  }

  /** The chat that came from the previous owner. */
  chatOf(gameId: string): ChatMessage[] {
    const placement = this.of(gameId);
    return placement.is === 'loading' ? placement.chat : [];
  }

  started(live: LiveGame): void {
    this.set(live.id, { is: 'here', live });
  }

  /** The game is no longer live here. */
  destroyed(live: LiveGame): void {
    const placement = this.of(live.id);
    if (placement.is === 'here' && placement.live === live) this.set(live.id, UNKNOWN);
  }

  leaving(gameId: string, left: Promise<void>): void {
    const placement: Placement = { is: 'leaving', left };
    this.set(gameId, placement);
    void left.then(() => this.replace(gameId, placement, UNKNOWN));
  }

  /** The game is broken. `written` resolves when the log says so, or could not be written. */
  quarantined(gameId: string, written: Promise<void>): void {
    const placement: Placement = { is: 'quarantined' };
    this.set(gameId, placement);
    void written.then(() => this.replace(gameId, placement, UNKNOWN));
  }

  /** Only instances of a newer release can own the game. */
  newer(gameId: string): void {
    this.learn(gameId, newer());
  }

  /** Another instance has claimed the game at `epoch`. */
  claimed(gameId: string, owner: string, epoch: number): void {
    const entry = this.entry(gameId);
    entry.epoch = Math.max(epoch, entry.epoch);
    if (entry.placement.is === 'here') entry.placement = UNKNOWN;
    // A claim of this instance may be in progress and newer still: the log decides.
    this.learn(gameId, { is: 'elsewhere', owner, quietTicks: 0 });
  }

  /** Whether another instance has claimed the game after `epoch`. */
  isOutdated = (gameId: string, epoch: number): boolean => (this.entries.get(gameId)?.epoch ?? 0) > epoch;

  /** The owner has released the game, with its chat, or has died. */
  ownerless(gameId: string, chat?: ChatMessage[]): void {
    const { placement } = this.entry(gameId);
    if (placement.is === 'loading' && chat) placement.chat = chat;
    const known = knownOf(placement);
    const before = known?.is === 'ownerless' ? known.chat : [];
    const isNewer = known?.is === 'newer';
    this.learn(gameId, isNewer ? newer() : { is: 'ownerless', chat: chat ?? before, quietTicks: 0 });
  }

  /** `owner` no longer owns the game. */
  forget(gameId: string, owner: string): void {
    if (this.ownerOf(gameId) === owner) this.learn(gameId, UNKNOWN);
  }

  /**
   * A message of the game has arrived. Messages that are not in the log have no number. Returns false for a late message,
   * which a previous owner sends after a pause: players have had later ones from its successor.
   */
  received(gameId: string, seq?: number): boolean {
    const entry = this.entry(gameId);
    if (seq !== undefined && seq < entry.seq) return false;
    const known = knownOf(entry.placement);
    if (isFollowed(known)) known.quietTicks = 0;
    entry.seq = seq ?? entry.seq;
    return true;
  }

  /** Whether a message up to `seq` was lost. Clients notice a gap, but not the loss of the last messages. */
  hasMissed(gameId: string, seq: number): boolean {
    const entry = this.entries.get(gameId);
    if (!entry || seq <= entry.seq || !isFollowed(knownOf(entry.placement))) return false;
    const before = entry.seq;
    entry.seq = seq;
    return before > 0;
  }

  /**
   * To be called once a second. Forgets games that no socket here follows. Returns the games that need a new owner: theirs
   * is dead, or has been quiet for `quietTicks`.
   */
  tick(
    isAlive: (owner: string) => boolean,
    isFollowedHere: (gameId: string) => boolean,
    quietTicks: number,
  ): string[] {
    const lost: string[] = [];
    for (const [gameId, entry] of this.entries) {
      const known = knownOf(entry.placement);
      if (!isFollowedHere(gameId)) this.unfollow(gameId, entry);
      else if (!isFollowed(known)) continue;
      else if (known.is === 'elsewhere' && !isAlive(known.owner)) lost.push(gameId);
      else if (known.quietTicks++ >= (known.is === 'elsewhere' ? quietTicks : 1)) lost.push(gameId);
    }
    return lost;
  }

  private unfollow(gameId: string, entry: Entry): void {
    [entry.epoch, entry.seq] = [0, 0];
    const known = knownOf(entry.placement);
    if (known?.is === 'elsewhere' || known?.is === 'ownerless') this.learn(gameId, UNKNOWN);
    if (entry.placement.is === 'unknown') this.entries.delete(gameId);
  }

  /** Does not interrupt a lookup or a load by this instance. */
  private learn(gameId: string, known: Known): void {
    const entry = this.entry(gameId);
    const { placement } = entry;
    if (placement.is === 'finding' || placement.is === 'loading') placement.otherwise = known;
    else if (placement.is !== 'here') entry.placement = known;
  }

  private set(gameId: string, placement: Placement): void {
    this.entry(gameId).placement = placement;
  }

  private replace(gameId: string, placement: Placement, next: Placement): void {
    if (this.of(gameId) === placement) this.set(gameId, next);
  }

  private entry(gameId: string): Entry {
    const entry = this.entries.get(gameId) ?? { placement: UNKNOWN, epoch: 0, seq: 0 };
    this.entries.set(gameId, entry);
    return entry;
  }
}

const newer = (): Known => ({ is: 'newer', quietTicks: 0 });
