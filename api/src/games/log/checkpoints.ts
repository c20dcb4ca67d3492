import { contextOf, type Game, phaseOf } from '#game/game';
import { snapshot } from '#game/snapshot';
import { checkpointOf } from './checkpoint.js';
import type { EventLog } from './event-log.js';
import { Turn } from './turn.js';

/** A game that is live here, or on its way. */
export interface Checked {
  id: string;
  game: Game;
  /** Resolves when all that the game holds now is in the log, or never will be: then false. */
  durable: () => Promise<boolean>;
}

/** No take-over reads much more than so many events. */
export const CHECKPOINT_EVERY = 20_000;

/**
 * Keeps the state of games that live here at the end of each run, and after so many events: one game after the other,
 * long after the answers of the players. A checkpoint that fails is missing, nothing more.
 */
export class Checkpoints {
  /** What the last checkpoint of a game, or the one that it was restored from, holds. */
  private readonly last = new WeakMap<Game, { version: number; ended: number }>();
  private readonly waiting = new Set<Checked>();
  private working?: Promise<void> | undefined;

  constructor(
    private readonly log: Pick<EventLog, 'keep'>,
    private readonly report: (message: string, gameId: string, error: unknown) => void,
    private readonly every = CHECKPOINT_EVERY,
  ) {}

  /** The game was restored from a checkpoint at `version`; 0 for none. */
  begin(game: Game, version: number): void {
    this.last.set(game, { version, ended: endedRuns(game) });
  }

  /** To be called when something that `checked` holds has become durable. */
  look(checked: Checked): void {
    if (!this.isDue(checked.game)) return;
    this.waiting.add(checked);
    this.working ??= this.work();
  }

  /** Resolves when nothing waits to be kept. */
  settled = async (): Promise<void> => this.working;

  private isDue(game: Game): boolean {
    const last = this.last.get(game) ?? { version: 0, ended: 0 };
    const isLong = game.sheet.version - last.version >= this.every;
    return phaseOf(game) !== 'closed' && (isLong || endedRuns(game) > last.ended);
  }

  private async work(): Promise<void> {
    for (const checked of this.waiting) {
      this.waiting.delete(checked);
      await new Turn().next();
      await this.keep(checked).catch((error) => this.report('no checkpoint', checked.id, error));
    }
    this.working = undefined;
  }

  private async keep({ id, game, durable }: Checked): Promise<void> {
    if (!this.isDue(game)) return;
    this.begin(game, game.sheet.version);
    const taken = snapshot(game);
    if (await durable()) await this.log.keep(await checkpointOf(id, taken));
  }
}

function endedRuns(game: Game): number {
  const { run, count } = contextOf(game);
  return phaseOf(game) === 'lobby' && count === 0 ? run : run - 1;
}
