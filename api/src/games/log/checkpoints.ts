import { contextOf, type Game, phaseOf } from '#game/game';
import { snapshot } from '#game/snapshot';
import { checkpointOf } from './checkpoint.js';
import type { EventLog } from './event-log.js';
import { Turn } from './turn.js';

/** A game in memory: a live one, or one that is being read from its log. */
export interface Folded {
  id: string;
  game: Game;
  /** Resolves to true when the game's present state is durable, and to false if it never will be. */
  flushed: () => Promise<boolean>;
}

/** Limits how many events a take-over has to read. */
export const CHECKPOINT_EVERY = 20_000;

/**
 * Stores the state of games at the end of each run, and after every `CHECKPOINT_EVERY` events. It works on one game at a
 * time and in between other work, so that it delays no answer. A checkpoint that fails is skipped.
 */
export class Checkpoints {
  /** The version and the ended runs in each game's last checkpoint. */
  private readonly last = new WeakMap<Game, { version: number; ended: number }>();
  private readonly waiting = new Set<Folded>();
  private working?: Promise<void> | undefined;

  constructor(
    private readonly log: Pick<EventLog, 'keep'>,
    private readonly report: (message: string, gameId: string, error: unknown) => void,
    private readonly every = CHECKPOINT_EVERY,
  ) {}

  /** The game has a checkpoint at `version`; 0 if it has none. */
  begin(game: Game, version: number): void {
    this.last.set(game, { version, ended: endedRuns(game) });
  }

  /** To be called when more of a game is durable: makes a checkpoint if one is due. */
  check(folded: Folded): void {
    if (!this.isDue(folded.game)) return;
    this.waiting.add(folded);
    this.working ??= this.work();
  }

  /** Resolves when no checkpoint is waiting. */
  settled = async (): Promise<void> => this.working;

  private isDue(game: Game): boolean {
    const last = this.last.get(game) ?? { version: 0, ended: 0 };
    const isLong = game.sheet.version - last.version >= this.every;
    return phaseOf(game) !== 'closed' && (isLong || endedRuns(game) > last.ended);
  }

  private async work(): Promise<void> {
    for (const folded of this.waiting) {
      this.waiting.delete(folded);
      await new Turn().next();
      await this.keep(folded).catch((error) => this.report('no checkpoint', folded.id, error));
    }
    this.working = undefined;
  }

  private async keep({ id, game, flushed }: Folded): Promise<void> {
    if (!this.isDue(game)) return;
    this.begin(game, game.sheet.version);
    const taken = snapshot(game);
    if (await flushed()) await this.log.keep(await checkpointOf(id, taken));
  }
}

function endedRuns(game: Game): number {
  const { run, count } = contextOf(game);
  return phaseOf(game) === 'lobby' && count === 0 ? run : run - 1;
}
