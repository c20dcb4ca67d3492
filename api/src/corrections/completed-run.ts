import type { Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { type FinishedRun, keepFinished } from '#game/finished-run';
import { newGame } from '#game/game';

/** A completed run of a stored game. */
export interface CompletedRun {
  run: number;
  finished: FinishedRun;
  /** The current names of its players, by seat. */
  names: ReadonlyMap<number, string>;
}

/** The completed run with the number `wanted`, by default the last one; undefined if there is none. Reads the whole log. */
export async function completedRun(
  log: AsyncIterable<Recorded>,
  wanted?: number,
): Promise<CompletedRun | undefined> {
  const game = newGame();
  const runs = new Map<number, FinishedRun>();
  for await (const recorded of log) {
    const { event } = recorded;
    if ('run' in event && (wanted === undefined || event.run === wanted)) {
      if (event.type === 'RunCompleted') runs.clear();
      keepFinished(runs, recorded, game);
    }
    evolve(game, recorded);
  }
  for (const [run, finished] of runs) {
    const names = new Map(
      finished.players.map(({ seat, name }) => [seat, game.sheet.seats[seat]?.name ?? name]),
    );
    return { run, finished, names };
  }
  return undefined;
}
