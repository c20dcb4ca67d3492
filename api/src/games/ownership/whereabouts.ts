import type { ChatMessage } from '#protocol/messages';
import type { LiveGame } from '../live/live-game.js';
import { type Here, isFollowed, type Known, knownOf, UNKNOWN, type Where } from './where.js';

interface Entry {
  where: Where;
  /** The newest epoch at which another instance has claimed the game. */
  epoch: number;
  /** The number of the last message that has arrived here. */
  seq: number;
}

/** One state for each game that this instance owns, follows or looks for. */
export class Whereabouts {
  private readonly entries = new Map<string, Entry>();

  of = (gameId: string): Where => this.entries.get(gameId)?.where ?? UNKNOWN;

  liveHere(gameId: string): LiveGame | undefined {
    const where = this.of(gameId);
    return where.is === 'here' ? where.live : undefined;
  }

  /** Games that are live here. */
  get here(): Here[] {
    return [...this.entries.values()].flatMap(({ where }) => (where.is === 'here' ? [where] : []));
  }

  /** Games that are live here, or about to be. */
  get owned(): (LiveGame | Promise<LiveGame>)[] {
    return [...this.entries.values()].flatMap(({ where }): (LiveGame | Promise<LiveGame>)[] => {
      if (where.is === 'here') return [where.live];
      return where.is === 'loading' ? [where.loaded] : [];
    });
  }

  /** Games of other instances, by owner. */
  get byOwner(): Map<string, string[]> {
    const all = new Map<string, string[]>();
    for (const [gameId, { where }] of this.entries) {
      const known = knownOf(where);
      if (known?.is !== 'elsewhere') continue;
      const games = all.get(known.owner);
      if (games) games.push(gameId);
      else all.set(known.owner, [gameId]);
    }
    return all;
  }

  /** Games that are followed here and not live here. */
  get followed(): string[] {
    return [...this.entries].flatMap(([gameId, { where }]) => (isFollowed(knownOf(where)) ? [gameId] : []));
  }

  /** The other instance that owns the game, as far as known. */
  ownerOf(gameId: string): string | undefined {
    const known = knownOf(this.of(gameId));
    return known?.is === 'elsewhere' ? known.owner : undefined;
  }

  isNewer = (gameId: string): boolean => knownOf(this.of(gameId))?.is === 'newer';

  /** The owner is being looked up in the log. */
  finding(gameId: string, found: Promise<LiveGame | string>): void {
    const known = knownOf(this.of(gameId)) ?? UNKNOWN;
    const where: Where = { is: 'finding', found, otherwise: known };
    this.set(gameId, where);
    const done = () => this.replace(gameId, where, where.otherwise);
    found.then(done, done);
  }

  /** The log names another owner. A claim that has arrived meanwhile is newer. */
  found(gameId: string, owner: string): void {
    if (this.ownerOf(gameId) === undefined) this.learn(gameId, { is: 'elsewhere', owner, quietTicks: 0 });
  }

  /** This instance makes the game live: `loaded` calls `started`, or rejects. */
  loading(gameId: string, loaded: Promise<LiveGame>): void {
    const known = knownOf(this.of(gameId));
    const chat = known?.is === 'ownerless' ? known.chat : [];
    const where: Where = { is: 'loading', loaded, chat, otherwise: UNKNOWN };
    this.set(gameId, where);
    loaded.catch(() => this.replace(gameId, where, where.otherwise));
  }

  /** The chat that came from the owner before. */
  chatOf(gameId: string): ChatMessage[] {
    const where = this.of(gameId);
    return where.is === 'loading' ? where.chat : [];
  }

  started(live: LiveGame): void {
    this.set(live.id, { is: 'here', live });
  }

  /** The game is not live here any more. */
  destroyed(live: LiveGame): void {
    const where = this.of(live.id);
    if (where.is === 'here' && where.live === live) this.set(live.id, UNKNOWN);
  }

  leaving(gameId: string, left: Promise<void>): void {
    const where: Where = { is: 'leaving', left };
    this.set(gameId, where);
    void left.then(() => this.replace(gameId, where, UNKNOWN));
  }

  /** The game is broken. `written` resolves when that is in the log, or could not be written. */
  quarantined(gameId: string, written: Promise<void>): void {
    const where: Where = { is: 'quarantined' };
    this.set(gameId, where);
    void written.then(() => this.replace(gameId, where, UNKNOWN));
  }

  /** Only instances of a newer release can own the game. */
  newer(gameId: string): void {
    this.learn(gameId, newer());
  }

  /** Another instance has claimed the game at `epoch`. */
  claimed(gameId: string, owner: string, epoch: number): void {
    const entry = this.entry(gameId);
    entry.epoch = Math.max(epoch, entry.epoch);
    if (entry.where.is === 'here') entry.where = UNKNOWN;
    // A claim of this instance may be in progress and newer still: the log decides.
    this.learn(gameId, { is: 'elsewhere', owner, quietTicks: 0 });
  }

  /** Whether another instance has claimed the game after `epoch`. */
  isOutdated = (gameId: string, epoch: number): boolean => (this.entries.get(gameId)?.epoch ?? 0) > epoch;

  /** The owner has released the game, with its chat, or has died. */
  ownerless(gameId: string, chat?: ChatMessage[]): void {
    const { where } = this.entry(gameId);
    if (where.is === 'loading' && chat) where.chat = chat;
    const known = knownOf(where);
    const before = known?.is === 'ownerless' ? known.chat : [];
    const isNewer = known?.is === 'newer';
    this.learn(gameId, isNewer ? newer() : { is: 'ownerless', chat: chat ?? before, quietTicks: 0 });
  }

  /** `owner` does not own the game any more. */
  forget(gameId: string, owner: string): void {
    if (this.ownerOf(gameId) === owner) this.learn(gameId, UNKNOWN);
  }

  /**
   * A message of the game has arrived. Passing messages have no number. Returns false for a late message: the owner before,
   * stopped for a while, sends what players have long had from its successor.
   */
  received(gameId: string, seq?: number): boolean {
    const entry = this.entry(gameId);
    if (seq !== undefined && seq < entry.seq) return false;
    const known = knownOf(entry.where);
    if (isFollowed(known)) known.quietTicks = 0;
    entry.seq = seq ?? entry.seq;
    return true;
  }

  /** Whether a message up to `seq` is missing. Clients notice gaps, but not that the last messages were lost. */
  hasMissed(gameId: string, seq: number): boolean {
    const entry = this.entries.get(gameId);
    if (!entry || seq <= entry.seq || !isFollowed(knownOf(entry.where))) return false;
    const before = entry.seq;
    entry.seq = seq;
    return before > 0;
  }

  /**
   * To be called once a second. Forgets games that no socket here follows. Returns those to look for: their owner is not
   * alive, or has been quiet for `quietTicks`.
   */
  tick(
    isAlive: (owner: string) => boolean,
    isFollowedHere: (gameId: string) => boolean,
    quietTicks: number,
  ): string[] {
    const lost: string[] = [];
    for (const [gameId, entry] of this.entries) {
      const known = knownOf(entry.where);
      if (!isFollowedHere(gameId)) this.unfollow(gameId, entry);
      else if (!isFollowed(known)) continue;
      else if (known.is === 'elsewhere' && !isAlive(known.owner)) lost.push(gameId);
      else if (known.quietTicks++ >= (known.is === 'elsewhere' ? quietTicks : 1)) lost.push(gameId);
    }
    return lost;
  }

  private unfollow(gameId: string, entry: Entry): void {
    [entry.epoch, entry.seq] = [0, 0];
    const known = knownOf(entry.where);
    if (known?.is === 'elsewhere' || known?.is === 'ownerless') this.learn(gameId, UNKNOWN);
    if (entry.where.is === 'unknown') this.entries.delete(gameId);
  }

  /** Does not interrupt what this instance does with the game. */
  private learn(gameId: string, known: Known): void {
    const entry = this.entry(gameId);
    const { where } = entry;
    if (where.is === 'finding' || where.is === 'loading') where.otherwise = known;
    else if (where.is !== 'here') entry.where = known;
  }

  private set(gameId: string, where: Where): void {
    this.entry(gameId).where = where;
  }

  private replace(gameId: string, where: Where, next: Where): void {
    if (this.of(gameId) === where) this.set(gameId, next);
  }

  private entry(gameId: string): Entry {
    const entry = this.entries.get(gameId) ?? { where: UNKNOWN, epoch: 0, seq: 0 };
    this.entries.set(gameId, entry);
    return entry;
  }
}

const newer = (): Known => ({ is: 'newer', quietTicks: 0 });
