import type { Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { type Game, newGame } from '#game/game';

/**
 * Folds a log into the game that it made, up to version `to`. The one way from events to a game: for crash
 * recovery, for operators and for tests. `seen` is called after each event.
 * @throws Error for an event that cannot follow.
 */
export function replay(
  events: Iterable<Recorded>,
  { to = Number.POSITIVE_INFINITY, seen }: { to?: number; seen?: (event: Recorded, game: Game) => void } = {},
): Game {
  const game = newGame();
  for (const event of events) {
    if (event.version > to) break;
    evolve(game, event);
    seen?.(event, game);
  }
  return game;
}
