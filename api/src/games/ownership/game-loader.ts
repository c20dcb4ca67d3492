import { randomUUID } from 'node:crypto';
import type { CommandOf } from '#game/commands';
import { decide } from '#game/decide';
import { dueAt } from '#game/due';
import type { Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { contextOf, type Game, newGame, phaseOf } from '#game/game';
import type { LiveGame } from '../live/live-game.js';
import type { Checkpoints } from '../log/checkpoints.js';
import type { Claimed, Created, Head } from '../log/event-log.js';
import { Broken, Fold, NewerRelease } from '../log/fold.js';
import { Fenced } from '../log/log-writer.js';
import type { Counters } from './counters.js';
import type { GamesDeps } from './games-deps.js';
import type { LiveGames } from './live-games.js';
import type { Placements } from './placements.js';
import { Unavailable } from './unavailable.js';

/** Makes games live on this instance: new ones, and those that it takes over from the log. */
export class GameLoader {
  constructor(
    private readonly deps: GamesDeps,
    private readonly placements: Placements,
    private readonly liveGames: LiveGames,
    private readonly checkpoints: Checkpoints,
    private readonly counters: Counters,
  ) {}

  get isDraining(): boolean {
    return this.liveGames.isDraining;
  }

  /** Whether this instance may own the game. */
  canOwn = (gameId: string): boolean => !this.isDraining && !this.placements.isNewer(gameId);

  /** Creates a game with its first events. It is owned by this instance, or by none if this one is draining. */
  async create(gameId: string, command: CommandOf<'OpenSolo' | 'OpenRoom'>): Promise<Created> {
    const { isDraining } = this;
    const game = newGame();
    const events = decide(command, game).events.map(
      (event, i): Recorded => ({ version: i + 1, at: command.at, commandId: command.id, event }),
    );
    for (const event of events) evolve(game, event);
    const { kind } = contextOf(game);
    const owner = isDraining ? null : this.deps.instance.id;
    const head = { gameId, kind, owner, epoch: 1, expected: 0, userId: command.userId };
    const code = command.type === 'OpenRoom' ? { code: command.code } : {};
    const state = { phase: phaseOf(game), dueAt: dueAt(game), played: [], seated: [], freed: [], events };
    const created = this.deps.log.create({ ...head, ...state, ...code });
    const start = (how: Created) => {
      if (how !== 'ok') throw new Unavailable();
      return this.liveGames.start(gameId, 1, game);
    };
    if (!isDraining) this.placements.loading(gameId, created.then(start));
    return created;
  }

  /** Takes over a game at the head that was seen. @throws Fenced if another instance was faster, Unavailable */
  claim(head: Head): Promise<LiveGame> {
    if (!this.canOwn(head.gameId)) throw new Unavailable();
    return this.loading(head, this.takeOver(head));
  }

  /** Reads a closed game for its receipts. It needs no owner, since it no longer changes. */
  read(head: Head): Promise<LiveGame> {
    const { gameId, epoch, version } = head;
    const read = async () => {
      const fold = this.foldOf(gameId);
      const broken = await this.folded(fold, version);
      return broken ? this.quarantine(gameId, broken) : this.liveGames.start(gameId, epoch, fold.game);
    };
    return this.loading(head, read());
  }

  /** Folds the log of an open game without owning it; undefined if the game is over. @throws Unavailable, Unknown */
  async peek(gameId: string): Promise<Game | undefined> {
    const head = await this.deps.log.head(gameId);
    if (!head || head.phase === 'closed' || head.quarantine !== null) return undefined;
    const fold = this.foldOf(gameId);
    if (await this.folded(fold, head.version)) throw new Unavailable();
    return fold.game;
  }

  private loading({ gameId }: Head, loaded: Promise<LiveGame>): Promise<LiveGame> {
    this.placements.loading(gameId, loaded);
    return loaded;
  }

  private async takeOver({ gameId, epoch: seenEpoch, version: seenVersion }: Head): Promise<LiveGame> {
    const { log, instance, clock, bus } = this.deps;
    const fold = this.foldOf(gameId);
    // All slow work comes before the claim, so that a take-over that fails has changed nothing.
    let broken = await this.folded(fold, seenVersion);
    const claimed = await log.claim(gameId, seenEpoch, instance.id);
    if (!claimed || this.placements.isOutdated(gameId, claimed.epoch)) throw new Fenced();
    broken ??= await this.foldedAfter(claimed, fold);
    if (broken) this.quarantine(gameId, broken);
    const { epoch, lostMs } = claimed;
    this.counters.takenOver += 1;
    const live = this.liveGames.start(gameId, epoch, fold.game);
    void live.handle({ type: 'GiveBack', id: randomUUID(), at: clock.now(), lostMs }).catch(() => {});
    if (!live.isOver) bus.publish(gameId, { kind: 'owned', by: instance.id, epoch: live.epoch }, true);
    return live;
  }

  /** Folds the events that the previous owner appended until the claim. Releases the game if they cannot be read. */
  private async foldedAfter({ epoch, version, lostMs }: Claimed, fold: Fold): Promise<Broken | undefined> {
    const { log, clock, report } = this.deps;
    const claimedAt = clock.now();
    try {
      return await this.folded(fold, version);
    } catch (error) {
      const idleMs = lostMs + clock.now() - claimedAt;
      await log
        .release(fold.id, epoch, idleMs)
        .catch((failure) => report('a game could not be released', fold.id, failure));
      throw error;
    }
  }

  private foldOf = (gameId: string) => new Fold(gameId, { ...this.deps, checkpoints: this.checkpoints });

  private quarantine(gameId: string, why: Broken): never {
    this.liveGames.quarantine(gameId, why);
    throw new Unavailable();
  }

  /** Folds up to `version`, and returns why that cannot be done. @throws Unavailable, Unknown */
  private async folded(fold: Fold, version: number): Promise<Broken | undefined> {
    try {
      await fold.to(version);
      return undefined;
    } catch (error) {
      if (error instanceof Broken) return error;
      if (!(error instanceof NewerRelease)) throw error;
      // The game is sound: an instance of the release that wrote it can own it.
      this.placements.newer(fold.id);
      throw new Unavailable();
    }
  }
}
