import { isKnown, type Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { type Game, newGame } from '#game/game';
import { gameIn } from './checkpoint.js';
import type { Checkpoints } from './checkpoints.js';
import type { EventLog } from './event-log.js';
import { Turn } from './turn.js';

/** The log has events of a newer release. */
export class NewerRelease extends Error {}
/** The log is inconsistent: an event cannot follow those before it, or is missing. */
export class Broken extends Error {}
/** A checkpoint whose hash does not match, or of another format. */
export class Untrusted extends Error {}

/** Events per read. They are parsed in one turn of the event loop, 10 to 20 µs each. */
export const PAGE_EVENTS = 1_000;

export interface FoldDeps {
  log: Pick<EventLog, 'read' | 'checkpoint'>;
  checkpoints: Checkpoints;
  report: (message: string, gameId: string, error: unknown) => void;
  pageEvents?: number;
}

/**
 * Rebuilds a game from its newest valid checkpoint and the events after it, page by page and in short turns of the event
 * loop. It stores checkpoints on the way, so that a retry has less to read.
 */
export class Fold {
  game: Game = newGame();
  /** The version of the checkpoint in use; 0 for none, undefined before the first read. */
  private base?: number;

  constructor(
    readonly id: string,
    private readonly deps: FoldDeps,
  ) {}

  /** Applies the events up to `version`, at least. May be called again. @throws Unknown, NewerRelease, Broken */
  async to(version: number): Promise<void> {
    if (this.base === undefined) await this.restore(version + 1);
    for (;;) {
      try {
        return await this.readTo(version);
      } catch (error) {
        if (!(error instanceof Broken) || !this.base) throw error;
        this.deps.report('a checkpoint does not fit its log', this.id, error);
        await this.restore(this.base);
      }
    }
  }

  /** Starts again from the newest valid checkpoint below a version, or from nothing. */
  private async restore(below: number): Promise<void> {
    const { log, checkpoints, report } = this.deps;
    let checkpoint = await log.checkpoint(this.id, below);
    let game = checkpoint && (await gameIn(checkpoint));
    while (checkpoint && !game) {
      const { version, format } = checkpoint;
      report('a checkpoint is not used', this.id, new Untrusted(`version ${version}, format ${format}`));
      checkpoint = await log.checkpoint(this.id, version);
      game = checkpoint && (await gameIn(checkpoint));
    }
    this.game = game ?? newGame();
    this.base = checkpoint?.version ?? 0;
    checkpoints.begin(this.game, this.base);
  }

  private async readTo(version: number): Promise<void> {
    const { id, game } = this;
    const { log, checkpoints, pageEvents = PAGE_EVENTS } = this.deps;
    const turn = new Turn();
    while (game.sheet.version < version) {
      const page = await log.read(id, game.sheet.version, pageEvents);
      if (page.length === 0) throw new Broken(`no event after version ${game.sheet.version}`);
      for (const recorded of page) {
        this.apply(recorded);
        if (turn.isLong) await turn.next();
      }
      checkpoints.check({ id, game, flushed: async () => true });
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
