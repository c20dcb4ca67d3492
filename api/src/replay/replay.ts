import type { Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { type Game, newGame } from '#game/game';

/**
 * Folds a log into a game, up to version `to`. Calls `seen` after each event.
 * @throws Error if an event may not follow the previous ones.
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
