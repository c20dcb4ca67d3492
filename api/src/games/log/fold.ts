import { isKnown, type Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { type Game, newGame } from '#game/game';
import { gameIn } from './checkpoint.js';
import type { Checkpoints } from './checkpoints.js';
import type { EventLog } from './event-log.js';
import { Turn } from './turn.js';

/** The log holds events of a newer release. */
export class NewerRelease extends Error {}
/** An event cannot follow those before it. */
export class Broken extends Error {}

/** A checkpoint is not what its hash says, or of another release. */
export class Untrusted extends Error {}

/** Events that are read at a time. They are parsed in one turn of the event loop, 10 to 20 µs each. */
export const PAGE_EVENTS = 1_000;

export interface Folding {
  log: Pick<EventLog, 'read' | 'checkpoint'>;
  checkpoints: Checkpoints;
  report: (message: string, gameId: string, error: unknown) => void;
  pageEvents?: number;
}

/**
 * A game on its way from the log into life: from its newest checkpoint that can be trusted, then page by page. Others
 * have their turns meanwhile, and on a long way checkpoints are kept, so that a next try has less to read.
 */
export class Fold {
  game: Game = newGame();
  /** Checkpoints from this version on are no good. */
  private below = Number.NaN;
  private base = 0;

  constructor(
    readonly id: string,
    private readonly around: Folding,
  ) {}

  /** Folds up to `version`, at least. @throws Unknown, NewerRelease, Broken */
  async to(version: number): Promise<void> {
    if (Number.isNaN(this.below)) await this.begin(version + 1);
    for (;;) {
      try {
        return await this.goOn(version);
      } catch (error) {
        if (!(error instanceof Broken) || this.base === 0) throw error;
        this.around.report('a checkpoint does not fit its log', this.id, error);
        await this.begin(this.base);
      }
    }
  }

  private async begin(below: number): Promise<void> {
    const { log, checkpoints, report } = this.around;
    this.below = below;
    this.game = newGame();
    this.base = 0;
    for (;;) {
      const kept = await log.checkpoint(this.id, this.below);
      if (!kept) break;
      const game = await gameIn(kept);
      if (game) {
        this.game = game;
        this.base = kept.version;
        break;
      }
      report(
        'a checkpoint is not used',
        this.id,
        new Untrusted(`version ${kept.version}, format ${kept.format}`),
      );
      this.below = kept.version;
    }
    checkpoints.begin(this.game, this.base);
  }

  private async goOn(version: number): Promise<void> {
    const { id, game } = this;
    const { log, checkpoints, pageEvents = PAGE_EVENTS } = this.around;
    const turn = new Turn();
    while (game.sheet.version < version) {
      const page = await log.read(id, game.sheet.version, pageEvents);
      if (page.length === 0) throw new Broken(`no event after version ${game.sheet.version}`);
      for (const recorded of page) {
        this.apply(recorded);
        if (turn.isLong) await turn.next();
      }
      checkpoints.look({ id, game, durable: async () => true });
    }
  }

  private apply(recorded: Recorded): void {
    if (!isKnown(recorded.event)) throw new NewerRelease(recorded.event.type);
    try {
      evolve(this.game, recorded);
    } catch (error) {
      throw new Broken(String(error), { cause: error });
    }
  }
}
